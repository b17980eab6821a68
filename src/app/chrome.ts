/** What surrounds every page, in one piece of code that comes beside the page's own and never before it. */
export { Footer } from './Footer.tsx'
export { Overlays } from './Overlays.tsx'
export { ThemeToggle } from './ThemeToggle.tsx'
export { TopNavigation } from './TopNavigation.tsx'
