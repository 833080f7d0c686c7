import type { Api } from '@swapt/shared/contract';
import { space } from '@swapt/shared/tokens';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { useImport } from './code-copies.queries.js';
import { CheckPanel } from './check-panel.js';
import { ColumnPicker } from './column-picker.js';
import { readImport, rowsOf, type ImportField, type ImportRow } from './import-columns.js';
import { ListSource } from './list-source.js';
import type { Made } from './made-panel.js';
import { RowsPreview } from './rows-preview.js';
import { useRowCheck } from './use-row-check.js';

const example =
  'Name, Destination, Short name, Tags, Folder\nMenu, bakery.example/menu, menu, "print, spring", Tables\nHours, bakery.example/hours';

type ImportedCode = Api['codes.import']['out']['data'][number];

/** A table, what its columns are, what would come of it, and the button that makes it so. */
export function ImportForm({ onMade }: { onMade: (made: Made) => void }) {
  const [chosen, setChosen] = useState<ReadonlyMap<number, ImportField | undefined>>(new Map());
  const load = useImport();
  const { text, check, refusal, change, forget, preview, make } = useRowCheck<ImportRow, ImportedCode>({
    onMade,
    send: (rows, isDry) => load.mutateAsync({ data: rows, dry_run: isDry }),
  });
  const table = readImport(text);
  const columns = table.columns.map((column, index) =>
    chosen.has(index) ? { ...column, field: chosen.get(index) } : column,
  );

  /** A field is in one column: it leaves the one it was in. */
  const choose = (index: number, field: ImportField | undefined) => {
    const before = columns.findIndex((column) => field && column.field === field);
    setChosen(new Map([...chosen, ...(before >= 0 ? [[before, undefined] as const] : []), [index, field]]));
    forget();
  };
  const submit = () => {
    const fields = columns.map(({ field }) => field);
    preview(table.problem ? { rows: [], problem: table.problem } : rowsOf(table.lines, fields));
  };

  return (
    <Flex vertical gap={space.lg}>
      <ListSource
        label="One code per line"
        help="Each code needs a name and a destination. Short name, tags and folder are optional. The folder must already exist."
        example={example}
        text={text}
        refusal={refusal}
        onChange={(next) => {
          change(next);
          setChosen(new Map());
        }}
        onSubmit={submit}
      >
        <Flex vertical gap={space.md} align="flex-start">
          {text.trim() !== '' && columns.length > 0 && <ColumnPicker columns={columns} onChoose={choose} />}
          <Button type={check?.outcome ? 'default' : 'primary'} htmlType="submit" loading={load.isPending && !check}>
            Preview
          </Button>
        </Flex>
      </ListSource>
      {check && (
        <CheckPanel {...check} problems={check.problems} isBusy={load.isPending} onMake={make}>
          <RowsPreview
            hasPlace
            problems={check.problems}
            lines={check.rows.map(({ name, target, slug, tags, folder }, index) => ({
              name,
              target: check.outcome?.[index]?.target ?? target,
              url: check.outcome?.[index]?.url ?? slug ?? '',
              tags: check.outcome?.[index]?.tags.join(', ') ?? tags,
              folder: check.outcome?.[index]?.folder ?? folder,
            }))}
          />
        </CheckPanel>
      )}
    </Flex>
  );
}
