import type { Api, Code } from '@swapt/shared/contract';
import { space } from '@swapt/shared/tokens';
import { Button, Flex } from 'antd';
import { useCloneMany } from './code-copies.queries.js';
import { CheckPanel } from './check-panel.js';
import { readCloneList, type CloneRow } from './clone-list.js';
import { ListSource } from './list-source.js';
import type { Made } from './made-panel.js';
import { RowsPreview } from './rows-preview.js';
import { useRowCheck } from './use-row-check.js';

const example = 'Table 1\nTable 2, bakery.example/specials\nWindow, bakery.example/hours, window';

type ClonedCode = Api['codes.cloneMultiple']['out']['data'][number];

/** The list of copies, what would come of it, and the button that makes it so. */
export function CloneListForm({ code, onMade }: { code: Code; onMade: (made: Made) => void }) {
  const clone = useCloneMany();
  const { text, check, refusal, change, preview, make } = useRowCheck<CloneRow, ClonedCode>({
    onMade,
    send: (rows, isDry) => clone.mutateAsync({ code_id: code.code_id, data: rows, dry_run: isDry }),
  });
  return (
    <Flex vertical gap={space.lg}>
      <ListSource
        label="One code per line: name, destination, short name"
        help={`Only the name is required. Without a destination, a code leads ${code.type === 'link' ? `to ${code.target}` : `where ${code.name} leads`}. Without a short name, we choose one. You can paste from a spreadsheet.`}
        example={example}
        text={text}
        refusal={refusal}
        onChange={change}
        onSubmit={() => preview(readCloneList(text))}
      >
        <Button type={check?.outcome ? 'default' : 'primary'} htmlType="submit" loading={clone.isPending && !check}>
          Preview
        </Button>
      </ListSource>
      {check && (
        <CheckPanel {...check} problems={check.problems} isBusy={clone.isPending} onMake={make}>
          <RowsPreview
            problems={check.problems}
            lines={check.rows.map(({ name, target, slug }, index) => ({
              name,
              target: check.outcome?.[index]?.target ?? (target || code.target),
              url: check.outcome?.[index]?.url ?? slug ?? '',
            }))}
          />
        </CheckPanel>
      )}
    </Flex>
  );
}
