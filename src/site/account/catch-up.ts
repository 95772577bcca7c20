/** For a document that comes back from the browser's memory, where it has heard of nothing: not even of what others have stored. */
export function catchUp(): void {
  dispatchEvent(new StorageEvent("storage"));
}
