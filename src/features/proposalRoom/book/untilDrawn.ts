/** Once the pictures of the book in this page can be painted; one that cannot holds up nothing. */
export async function untilDrawn(): Promise<void> {
  const pictures = document.querySelectorAll<HTMLImageElement>('[data-book] img')
  await Promise.allSettled([...pictures].map((picture) => picture.decode()))
}
