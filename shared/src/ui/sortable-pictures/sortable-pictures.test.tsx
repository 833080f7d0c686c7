import { screen } from '@testing-library/react';
import { Form } from 'antd';
import { renderScreen } from '../../testing/index.js';
import { SortablePictures, type SortablePicture } from './index.js';

const picture = (alt: string): SortablePicture => ({ url: `/images/${alt}.webp`, width: 800, height: 600, alt });
const uploaded = { image_id: 'x', url: '/images/new.webp', width: 400, height: 300 };

function show(most = 4) {
  let now: readonly SortablePicture[] = [];
  const view = renderScreen(
    <Form
      initialValues={{ pictures: [picture('Bread'), picture('Rolls'), picture('Cake')] }}
      onValuesChange={(_, values: { pictures: SortablePicture[] }) => (now = values.pictures)}
    >
      <Form.Item name="pictures">
        <SortablePictures label="Pictures of the shop" most={most} />
      </Form.Item>
    </Form>,
    { api: { 'images.upload': () => ({ data: uploaded }) } },
  );
  const order = () =>
    screen
      .getAllByRole('img')
      .map((image) => image.getAttribute('alt'))
      .filter(Boolean);
  return { ...view, order, value: () => now };
}

describe('pictures in an order', () => {
  it('are moved by the arrow keys, which stay on the picture, and say where it is', async () => {
    const { user, order, value } = show();
    screen.getByRole('button', { name: 'Move Cake, picture 3 of 3' }).focus();
    await user.keyboard('{ArrowLeft}');
    expect(order()).toEqual(['Bread', 'Cake', 'Rolls']);
    expect(screen.getByText('Cake is now picture 2 of 3.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Move Cake, picture 2 of 3' })).toHaveFocus();
    await user.keyboard('{Home}{ArrowUp}');
    expect(order()).toEqual(['Cake', 'Bread', 'Rolls']);
    await user.keyboard('{End}{ArrowRight}');
    expect(value().map(({ alt }) => alt)).toEqual(['Bread', 'Rolls', 'Cake']);
  });

  it('say in words what they show', async () => {
    const { user, value } = show();
    await user.clear(screen.getByLabelText('What picture 2 shows'));
    expect(screen.getByRole('button', { name: 'Move Picture 2, picture 2 of 3' })).toBeVisible();
    await user.type(screen.getByLabelText('What picture 2 shows'), 'Six rolls');
    expect(value()[1]).toEqual({ ...picture('Rolls'), alt: 'Six rolls' });
  });

  it('are added and removed, up to as many as there may be', async () => {
    const { user, value } = show();
    await user.upload(
      screen.getByLabelText('File for pictures of the shop'),
      new File(['x'], 'new.png', { type: 'image/png' }),
    );
    expect(await screen.findByText(/^4 of 4/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add a picture' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Remove Bread' }));
    expect(value().map(({ url }) => url)).toEqual(['/images/Rolls.webp', '/images/Cake.webp', '/images/new.webp']);
    expect(screen.getByRole('group', { name: 'Pictures of the shop' })).toHaveFocus();
    expect(screen.getByText('Picture 1 was removed. 3 left.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Add a picture/ })).toBeVisible();
  });
});
