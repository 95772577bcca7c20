/** Whether a host is this machine, as browsers and databases write it: nothing that is sent there crosses a network. */
export function isThisMachine(host: string): boolean {
  return /^(?:(?:[a-z\d-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\]|::1)$/i.test(host);
}
