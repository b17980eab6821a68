import { expect, type Locator } from '@playwright/test'

/** That a picture is really there, once it is in sight. */
export async function expectLoaded(image: Locator): Promise<void> {
  await image.scrollIntoViewIfNeeded()
  await expect
    .poll(() => image.evaluate((element) => element instanceof HTMLImageElement && element.naturalWidth))
    .toBeGreaterThan(0)
}
