/** A file that does not go, for good; the message is for the person. */
export class FileRefusal extends Error {
  override readonly name = 'FileRefusal'
}
