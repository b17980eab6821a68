import * as RadixTabs from '@radix-ui/react-tabs'
import type { ReactNode } from 'react'

export interface Tab<T extends string> {
  readonly value: T
  readonly label: string
  readonly content: ReactNode
}

export interface TabsProps<T extends string> {
  /** What the tabs choose between, for screen readers. */
  label: string
  tabs: readonly Tab<T>[]
  value: T
  onChange: (value: T) => void
}

/** On a phone the chosen tab may be past the edge, where an address leads to it. */
function showTab(trigger: HTMLButtonElement | null): void {
  const list = trigger?.parentElement
  if (trigger !== null && list)
    list.scrollLeft = trigger.offsetLeft - (list.clientWidth - trigger.offsetWidth) / 2
}

/** Parts of one screen of which one shows; arrows move between them. */
export function Tabs<T extends string>({ label, tabs, value, onChange }: TabsProps<T>) {
  return (
    <RadixTabs.Root
      value={value}
      onValueChange={(next) => {
        const tab = tabs.find((each) => each.value === next)
        if (tab !== undefined) onChange(tab.value)
      }}
    >
      <RadixTabs.List
        aria-label={label}
        className="relative -mx-1.5 flex justify-between overflow-x-auto overflow-y-hidden border-b border-line sm:justify-start sm:gap-3"
      >
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            key={tab.value}
            ref={tab.value === value ? showTab : undefined}
            value={tab.value}
            className="-mb-px min-h-11 shrink-0 border-b-2 border-transparent px-1.5 py-2 font-medium text-muted -outline-offset-2 hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink"
          >
            {tab.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content key={tab.value} value={tab.value} className="pt-8" tabIndex={-1}>
          {tab.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  )
}
