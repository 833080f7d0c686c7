import type { UseQueryResult } from '@tanstack/react-query';
import { Alert, Button, Flex, Skeleton, theme } from 'antd';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { radius, space } from '../../tokens/index.js';
import { EmptyState } from '../empty-state.js';
import { ErrorState } from '../error-state.js';
import { Heading } from '../heading.js';
import { useStillCards, type Placed } from './use-still-cards.js';
import { t } from '../../text/index.js';

export interface BoardColumn {
  key: string;
  title: string;
}

/** What is read of a card; the rest is what `render` shows. */
export type BoardCard = Placed;

interface Props<Card extends BoardCard> {
  /** Reads the cards again by itself: with a `refetchInterval`. */
  query: UseQueryResult<readonly Card[]>;
  columns: readonly BoardColumn[];
  /** What a card is: "order". */
  noun: { one: string; many: string };
  render: (card: Card) => ReactNode;
  /** What a new card is called when it is announced: "Order 1042, Table 3". */
  nameOf: (card: Card) => string;
}

const clock = new Intl.DateTimeFormat('en', { timeStyle: 'medium' });

/** Columns of cards that keep themselves up to date, say what is new, and never move under a pointer or the focus. */
export function LiveBoard<Card extends BoardCard>({ query, ...board }: Props<Card>) {
  if (query.isPending) {
    return (
      <Flex gap={space.md} wrap aria-busy>
        {board.columns.map(({ key }) => (
          <Skeleton key={key} active paragraph={{ rows: 4 }} style={{ flex: '1 1 240px' }} />
        ))}
      </Flex>
    );
  }
  if (!query.data) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <Flex vertical gap={space.md}>
      {query.isError && (
        <Alert
          type="warning"
          showIcon
          role="alert"
          message={t('Not up to date since {dataUpdatedAt}', { dataUpdatedAt: clock.format(query.dataUpdatedAt) })}
          description={t('We cannot reach the server. The board goes on by itself when it is back.')}
          action={<Button onClick={() => void query.refetch()}>{t('Try again')}</Button>}
        />
      )}
      <Columns cards={query.data} {...board} />
    </Flex>
  );
}

function Columns<Card extends BoardCard>(props: Omit<Props<Card>, 'query'> & { cards: readonly Card[] }) {
  const { cards, columns, noun, render, nameOf } = props;
  const { token } = theme.useToken();
  const { shown, waiting, isWaiting, update, handlers } = useStillCards(cards);
  const news = useNews(cards, noun, nameOf);
  const count =
    waiting.length === 1
      ? t('1 new {one}', { one: noun.one })
      : t('{count} new {many}', { count: waiting.length, many: noun.many });
  return (
    <>
      <div aria-live="polite" className="visually-hidden">
        {news}
      </div>
      {/* Room that is there always: its coming would move the cards. */}
      <div style={{ minHeight: 44 }}>
        {isWaiting && (
          <Button type="primary" onClick={update}>
            {waiting.length > 0 ? t('Show {count}', { count }) : t('Show the changes')}
          </Button>
        )}
      </div>
      <div
        {...handlers}
        style={{
          display: 'grid',
          gridAutoFlow: 'row',
          gap: space.md,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
        }}
      >
        {columns.map(({ key, title }) => {
          const own = shown.filter(({ column }) => column === key);
          return (
            <section
              key={key}
              aria-label={title}
              style={{
                minWidth: 0,
                padding: space.md,
                borderRadius: radius,
                background: token.colorBgLayout,
                border: `1px solid ${token.colorBorderSecondary}`,
              }}
            >
              <Flex justify="space-between" align="baseline" style={{ marginBottom: space.md }}>
                <Heading level={2}>{title}</Heading>
                <span style={{ color: token.colorTextSecondary }}>{own.length}</span>
              </Flex>
              <ul style={{ display: 'grid', gap: space.sm, margin: 0, padding: 0, listStyle: 'none' }}>
                {own.map((card) => (
                  <li
                    key={card.id}
                    style={{
                      padding: space.md,
                      borderRadius: radius,
                      border: `1px solid ${token.colorBorder}`,
                      background: token.colorBgContainer,
                      overflowWrap: 'anywhere',
                    }}
                  >
                    {render(card)}
                  </li>
                ))}
              </ul>
              {own.length === 0 && <span style={{ color: token.colorTextSecondary }}>{t('Nothing here')}</span>}
            </section>
          );
        })}
      </div>
      {shown.length === 0 && !isWaiting && (
        <EmptyState title={t('No {many} yet', { many: noun.many })} text={t('New ones appear here by themselves.')} />
      )}
    </>
  );
}

/** The newest cards in words, for who cannot see them come; nothing for those that were there at first. */
function useNews<Card extends BoardCard>(
  cards: readonly Card[],
  noun: { one: string; many: string },
  nameOf: (card: Card) => string,
): string {
  const known = useRef<Set<string>>(undefined);
  const [news, setNews] = useState('');
  useEffect(() => {
    const before = known.current;
    known.current = new Set([...(before ?? []), ...cards.map(({ id }) => id)]);
    const fresh = before ? cards.filter(({ id }) => !before.has(id)) : [];
    if (fresh.length === 0) return;
    const [first] = fresh;
    setNews(
      fresh.length === 1 && first
        ? t('New: {name}', { name: nameOf(first) })
        : t('{count} new {many}', { count: fresh.length, many: noun.many }),
    );
  }, [cards, noun, nameOf]);
  return news;
}
