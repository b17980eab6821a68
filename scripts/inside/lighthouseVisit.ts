/**
 * One visit by Lighthouse, in a process of its own that can give way to the browser it measures:
 * `lighthouseVisit.ts <address> <debugging port of the browser>`. Sends its report to the process that began it.
 */
import lighthouse from 'lighthouse'

const [url, port] = process.argv.slice(2)
const result = await lighthouse(url, {
  port: Number(port),
  logLevel: 'error',
  onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
})
process.send?.(result?.lhr, () => {
  process.disconnect()
})
