import { chromium as playwright, type FullConfig } from '@playwright/test'

/** Before the first journey: a browser that cannot start says so once, and not in every journey. */
export default async function startOnce({ projects }: FullConfig): Promise<void> {
  const options = projects[0]?.use.launchOptions
  try {
    const browser = await playwright.launch(options)
    await browser.close()
  } catch (error) {
    throw new Error(
      `Chromium cannot start: ${options?.executablePath ?? ''}. CHROMIUM=/path/to/chromium names another one.`,
      { cause: error },
    )
  }
}
