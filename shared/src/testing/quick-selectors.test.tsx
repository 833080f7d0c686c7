const markup = `
  <div class="ant-card  ant-card-small" id="top"><p class="lead">Bread</p>
    <ul class="list"><li class="item first">One</li><li class="item">Two</li></ul>
    <svg class="icon"><foreignObject class="inner"></foreignObject></svg>
    <input class="ant-input" disabled><button type="button" class="btn btn-primary" aria-label="a.b, c">Go</button>
    <a href="/x,y">Link</a><span class="ünder blüte">Odd</span></div>`;

const selectors = String.raw`
  *
  p
  P
  .lead
  p.lead
  div.lead
  .ant
  .ant-card
  .ant-card-small
  .item.first
  .first.item
  .ant-card .lead
  .ant-card>.lead
  .lead .ant-card
  .list > li + li
  li~.item
  .list *
  #top
  p#top
  :where(.ant-card).ant-card-small
  :where(.css-x).ant-card
  :is(p, .item)
  .item:not(.first)
  li:first-child
  [disabled]
  input[disabled]
  button[aria-label="a.b, c"]
  a[href="/x,y"]
  [class~="lead"]
  .ant-input[disabled]
  .nothing, .lead
  p, .nothing
  .nothing, .none
  .a:where(.b, .c), .list
  foreignObject
  .inner
  .btn.btn-primary
  .\fc nder
  .ünder
  .blüte
  .icon .inner
  svg.icon
  li:nth-child(2)
  .list>li.item:last-child
  p:hover
  :root`
  .trim()
  .split(/\n\s*/);

it.each(selectors)('the style of whatever %s matches is found, and of nothing else', (selector) => {
  document.head.innerHTML = `<style>${selector} { background-color: rgb(1, 2, 3); }</style>`;
  document.body.innerHTML = markup;
  const elements = [...document.body.querySelectorAll('*')];
  const styled = elements.filter((one) => getComputedStyle(one).backgroundColor === 'rgb(1, 2, 3)');
  const matched = elements.filter((one) => one.matches(selector));
  expect(styled.map(({ outerHTML }) => outerHTML)).toEqual(matched.map(({ outerHTML }) => outerHTML));
});
