import { invalidForm, refusal } from '../errors.ts';
import type { UploadedFile } from '../limits/message.ts';
import { limits } from '../limits/numbers.ts';

/** Bytes of the largest request that Discord takes: every attachment at its largest, and the words around them. */
export const largestRequest = (limits.attachments + 1) * limits.attachmentBytes;

export interface RequestBody {
  readonly json: unknown;
  readonly files: ReadonlyArray<UploadedFile>;
}

/** The JSON of a request, and the files when it came as a form. */
export async function readBody(bytes: unknown, contentType = ''): Promise<RequestBody> {
  if (!Buffer.isBuffer(bytes) || bytes.length === 0) return { json: undefined, files: [] };
  if (contentType.startsWith('multipart/form-data')) return readForm(bytes, contentType);
  return { json: parseJson(bytes.toString('utf8')), files: [] };
}

async function readForm(bytes: Buffer, contentType: string): Promise<RequestBody> {
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => {
      throw invalidForm([{ path: [], code: 'MULTIPART_INVALID', message: 'The form could not be read.' }]);
    });
  const files: UploadedFile[] = [];
  for (const [field, value] of form.entries()) {
    if (typeof value === 'string') continue;
    const type = value.type === '' ? 'application/octet-stream' : value.type;
    files.push({ index: fileIndex(field), name: value.name, type, bytes: new Uint8Array(await value.arrayBuffer()) });
  }
  const payload = form.get('payload_json');
  return { json: typeof payload === 'string' ? parseJson(payload) : {}, files };
}

function fileIndex(field: string): number {
  const index = /^files\[(\d+)\]$/.exec(field)?.[1];
  if (index === undefined)
    throw invalidForm([{ path: [field], code: 'MULTIPART_INVALID', message: 'Files must be sent as files[n].' }]);
  return Number(index);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refusal('invalidJson');
  }
}
