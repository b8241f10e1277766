export interface KeptFile {
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** Keeps the bytes of attachments, up to a bound. */
export interface Vault {
  put(id: string, file: KeptFile): void;
  get(id: string): KeptFile | undefined;
  /** No message shows this file any more: it is the first to go when room is needed. */
  release(id: string): void;
}

/** A vault in memory that forgets released files first, then the oldest. */
export function createMemoryVault(maximumBytes = 256 * 1024 * 1024): Vault {
  const files = new Map<string, KeptFile>();
  const released = new Set<string>();
  let size = 0;

  function drop(id: string): void {
    size -= files.get(id)?.bytes.length ?? 0;
    files.delete(id);
    released.delete(id);
  }

  function makeRoom(): void {
    while (size > maximumBytes && files.size > 1) {
      const [next] = released.size > 0 ? released : files.keys();
      if (next === undefined) return;
      drop(next);
    }
  }

  return {
    put(id, file) {
      files.set(id, file);
      size += file.bytes.length;
      makeRoom();
    },
    get: (id) => files.get(id),
    release(id) {
      if (files.has(id)) released.add(id);
    },
  };
}
