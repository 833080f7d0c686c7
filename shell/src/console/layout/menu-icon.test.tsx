import { render } from '@testing-library/react';
import { MenuIcon } from './menu-icon.js';

it('draws the path that a remote brought along', () => {
  const { container } = render(<MenuIcon path="M64 64h896v896H64z" />);
  expect(container.querySelector('svg > path')).toHaveAttribute('d', 'M64 64h896v896H64z');
});

it.each(['M0 0h9"/><script>alert(1)</script>', 'url(https://evil.example/x.svg)', `M0 0${'h9'.repeat(1000)}`, ''])(
  'draws nothing of what is no path: %s',
  (path) => {
    const { container } = render(<MenuIcon path={path} />);
    expect(container.querySelector('svg')).toBeEmptyDOMElement();
    expect(container.querySelector('script')).toBeNull();
  },
);
