import { ROSTER_COLUMNS } from '@ribalta/domain/roster/columns'
import { useStore } from '../../lib/store.ts'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { castView, changeView, withColumn } from './castView.ts'
import { COLUMN_LABELS } from '../../lib/roster/rosterCells.ts'

export interface ColumnsDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Which columns the table and the file have; remembered on the device. */
export function ColumnsDialog(props: ColumnsDialogProps) {
  const { columns } = useStore(castView)
  return (
    <Dialog
      {...props}
      title="Colunas"
      description="As que a tabela mostra e o arquivo CSV leva, além do nome."
    >
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {ROSTER_COLUMNS.map((column) => (
          <CheckboxField
            key={column}
            label={COLUMN_LABELS[column]}
            checked={columns.includes(column)}
            onChange={(event) => {
              changeView({ columns: withColumn(columns, column, event.currentTarget.checked) })
            }}
          />
        ))}
      </div>
    </Dialog>
  )
}
