import { longDay } from '@swapt/shared/dates';
import { formatMoney } from '@swapt/shared/money';
import { directionOf, localeOf } from '@swapt/shared/messages';
import { textsOf } from '@swapt/shared/messages/words';
import { shownNumber, type PaperContent } from './paper-content.js';
import { openSheet, type Sheet } from './sheet.js';

/** A paper as a PDF, in the language of the buyer. */
export async function drawPaper(content: PaperContent): Promise<{ body: Buffer; pages: number }> {
  const { paper: text } = textsOf(content.language);
  const title = titleOf(content, text);
  const sheet = openSheet({ title, at: new Date(content.at), direction: directionOf(content.language) });
  head(sheet, content, title, text);
  const isSlip = content.kind === 'packing_slip';
  if (content.lines.length > 0) items(sheet, content, text, isSlip);
  if (!isSlip) amounts(sheet, content, text);
  sheet.gap();
  if (content.note !== '') sheet.words(`${text('note')}: ${content.note}`, { lines: 6 });
  if (content.isTest) sheet.words(text('test'), { isBold: true });
  if (content.seller.footer !== '') sheet.words(content.seller.footer, { isSmall: true, lines: 6 });
  return sheet.end();
}

type Say = ReturnType<typeof textsOf>['paper'];

function titleOf(content: PaperContent, text: Say): string {
  const { kind } = content;
  return kind === 'invoice' || kind === 'credit_note' ? text(kind, { number: shownNumber(content) ?? '' }) : text(kind);
}

function head(sheet: Sheet, content: PaperContent, title: string, text: Say): void {
  const { seller, store, buyer, order, orderedAt, at, invoice, isTest, language, zone } = content;
  const day = (iso: string) => longDay(localeOf(language), zone).format(new Date(iso));
  sheet.words(seller.name || store, { isBold: true });
  if (seller.address !== '') sheet.words(seller.address, { isSmall: true, lines: 6 });
  for (const number of seller.taxNumbers) sheet.words(`${text('taxNumber')}: ${number}`, { isSmall: true });
  sheet.gap();
  sheet.words(title, { isLarge: true });
  const facts = [
    order !== null && text('order', { number: String(order) }),
    invoice !== null && text('ofInvoice', { number: shownNumber({ number: invoice, isTest }) ?? '' }),
    orderedAt !== null && `${text('ordered')}: ${day(orderedAt)}`,
    `${text('date')}: ${day(at)}`,
  ];
  for (const fact of facts) if (fact !== false) sheet.words(fact);
  sheet.gap();
  sheet.words(buyer.address === '' ? text('buyer') : text('deliverTo'), { isSmall: true });
  sheet.words([buyer.name, buyer.address].filter(Boolean).join('\n'), { lines: 8 });
  sheet.gap();
}

function items(sheet: Sheet, { lines, currency, language }: PaperContent, text: Say, isSlip: boolean): void {
  const money = moneyIn(currency, language);
  sheet.row([text('quantity'), text('item'), isSlip ? '' : text('sum')], { isBold: true });
  sheet.rule();
  for (const { name, quantity, sum } of lines)
    sheet.row([`${quantity} ×`, name, isSlip || sum === null ? '' : money(sum)]);
  sheet.rule();
}

function amounts(sheet: Sheet, content: PaperContent, text: Say): void {
  const { subtotal, discount, shipping, taxes, tip, rounding, total, paid, refunded, kind } = content;
  const money = moneyIn(content.currency, content.language);
  const percent = new Intl.NumberFormat(localeOf(content.language), { style: 'percent', maximumFractionDigits: 2 });
  const isCredit = kind === 'credit_note';
  if (!isCredit) sheet.amount(text('subtotal'), money(subtotal));
  if (discount > 0) sheet.amount(text('discount'), `−${money(discount)}`);
  if (shipping !== null) sheet.amount(text('delivery'), money(shipping));
  for (const { rate, net, tax } of taxes) {
    const name = rate === null ? text('tax') : text('taxOf', { rate: percent.format(rate / 10_000), net: money(net) });
    sheet.amount(name, money(tax));
  }
  if (tip !== undefined) sheet.amount(text('tip'), money(tip));
  if (rounding !== undefined) sheet.amount(text('rounding'), money(rounding));
  sheet.amount(isCredit ? text('back') : text('total'), money(total), true);
  if (isCredit) return;
  sheet.amount(text('paid'), money(paid));
  if (refunded > 0 && kind === 'receipt') sheet.amount(text('refunded'), money(refunded));
  if (paid < total) sheet.amount(text('due'), money(total - paid), true);
}

const moneyIn = (currency: string, language: string) => (amount: number) =>
  formatMoney({ amount, currency }, localeOf(language));
