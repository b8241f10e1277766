/** A server, or a socket of this machine (`?host=`), and a database on it. */
export function isPostgresUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, pathname, hostname, searchParams } = new URL(text);
  return (
    /^postgres(ql)?:$/.test(protocol) && /^\/[^/]+$/.test(pathname) && (hostname !== '' || searchParams.has('host'))
  );
}
