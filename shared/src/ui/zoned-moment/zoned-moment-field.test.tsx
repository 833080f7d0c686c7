import { fireEvent, screen } from '@testing-library/react';
import { Button, Form } from 'antd';
import { renderScreen } from '../../testing/index.js';
import { ZonedMomentField, type ZonedMoment } from './index.js';

function show(opens: ZonedMoment) {
  const saved: ZonedMoment[] = [];
  const view = renderScreen(
    <Form initialValues={{ opens }} onFinish={(values: { opens: ZonedMoment }) => saved.push(values.opens)}>
      <Form.Item name="opens" label="Opens">
        <ZonedMomentField />
      </Form.Item>
      <Button htmlType="submit">Save</Button>
    </Form>,
  );
  const type = (value: string) => fireEvent.change(screen.getByLabelText('Opens'), { target: { value } });
  const save = async () => {
    const before = saved.length;
    await view.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(saved.length).toBe(before + 1);
    return saved.at(-1);
  };
  return { ...view, type, save };
}

describe('a date with its zone', () => {
  it('is an instant, and the clock of its zone whoever reads it', async () => {
    const { type, save } = show({ at: '2026-07-01T08:00:00.000Z', zone: 'Europe/Berlin' });
    expect(screen.getByLabelText('Opens')).toHaveValue('2026-07-01T10:00');
    type('2026-12-01T10:00');
    expect(await save()).toEqual({ at: '2026-12-01T09:00:00.000Z', zone: 'Europe/Berlin' });
  });

  it('keeps what the clock shows when another zone is chosen', async () => {
    const { user, save } = show({ at: '2026-07-01T08:00:00.000Z', zone: 'Europe/Berlin' });
    await user.click(screen.getByRole('combobox', { name: 'Time zone' }));
    await user.type(screen.getByRole('combobox', { name: 'Time zone' }), 'New York');
    await user.click(await screen.findByTitle('America/New York'));
    expect(screen.getByLabelText('Opens')).toHaveValue('2026-07-01T10:00');
    expect(await save()).toEqual({ at: '2026-07-01T14:00:00.000Z', zone: 'America/New_York' });
  });

  it('says which time it took where the clocks skip the one that was chosen', async () => {
    const { type, save } = show({ at: null, zone: 'Europe/Berlin' });
    type('2026-03-29T02:30');
    expect(screen.getByText(/there is no 02:30 in Berlin. We took 03:30/)).toBeVisible();
    expect(await save()).toEqual({ at: '2026-03-29T01:30:00.000Z', zone: 'Europe/Berlin' });
    type('2026-03-29T04:00');
    expect(screen.queryByText(/there is no/)).toBeNull();
  });

  it('asks which one is meant where the clocks show a time twice', async () => {
    const { user, type, save } = show({ at: null, zone: 'Europe/Berlin' });
    type('2026-10-25T02:30');
    expect(screen.getByRole('radiogroup', { name: 'Which 02:30' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'The first (GMT+02:00)' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: /^The second/ }));
    expect(screen.getByLabelText('Opens')).toHaveValue('2026-10-25T02:30');
    expect(await save()).toEqual({ at: '2026-10-25T01:30:00.000Z', zone: 'Europe/Berlin' });
  });

  it('is nothing, in its zone, until day and time are chosen', async () => {
    const { type, save } = show({ at: '2026-07-01T08:00:00.000Z', zone: 'Europe/Rome' });
    type('');
    expect(await save()).toEqual({ at: null, zone: 'Europe/Rome' });
  });
});
