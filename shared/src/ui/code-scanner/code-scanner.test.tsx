import { screen, waitFor } from '@testing-library/react';
import { renderScreen } from '../../testing/index.js';
import { CodeScanner } from './index.js';

/** A camera and a reader of a browser that has both. */
function openCamera(codes: string[], refusal?: string) {
  const stopped: string[] = [];
  const track = { stop: () => stopped.push('camera') };
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: {
      getUserMedia: async () => {
        if (refusal) throw Object.assign(new Error(refusal), { name: refusal });
        return { getTracks: () => [track] };
      },
    },
  });
  Object.defineProperty(globalThis, 'isSecureContext', { configurable: true, value: true });
  HTMLMediaElement.prototype.play = async () => {};
  class Detector {
    static getSupportedFormats = async () => ['qr_code', 'ean_13'];
    detect = async () => codes.splice(0, 1).map((rawValue) => ({ rawValue }));
  }
  Object.assign(globalThis, { BarcodeDetector: Detector });
  return stopped;
}

function show() {
  const read: string[] = [];
  const view = renderScreen(<CodeScanner typedLabel="Short name or address" onRead={(text) => void read.push(text)} />);
  return { ...view, read };
}

afterEach(() => Reflect.deleteProperty(globalThis, 'BarcodeDetector'));

describe('a scanner of codes', () => {
  it('reads each code once while it stays in the picture, and lets the camera go', async () => {
    const stopped = openCamera(['table-1', 'table-1', 'table-1', 'table-2']);
    const { user, read, unmount } = show();
    await user.click(screen.getByRole('button', { name: 'Start the camera' }));
    await waitFor(() => expect(read).toEqual(['table-1', 'table-2']));
    expect(screen.getByRole('status')).toHaveTextContent('Read: table-2');
    expect(stopped).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Stop the camera' }));
    expect(stopped).toEqual(['camera']);
    await user.click(screen.getByRole('button', { name: 'Start the camera' }));
    await screen.findByText('Point it at a code.');
    unmount();
    expect(stopped).toEqual(['camera', 'camera']);
  });

  it.each([
    ['NotAllowedError', 'The camera is blocked for this page'],
    ['NotFoundError', 'We found no camera'],
    ['NotReadableError', 'The camera could not be started'],
  ])('says why there is no picture, and what to do: %s', async (refusal, message) => {
    openCamera([], refusal);
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Start the camera' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('button', { name: 'Start the camera' })).toBeVisible();
  });

  it('says beside the field what is wrong with a code, until the next one', async () => {
    const wrong = (text: string) => (text === 'right' ? undefined : 'This is no order.');
    const { user } = renderScreen(<CodeScanner typedLabel="Address" onRead={wrong} />);
    await user.type(screen.getByLabelText('Address'), 'wrong{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('This is no order.');
    await user.type(screen.getByLabelText('Address'), 'right{Enter}');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('takes what is typed where no camera is', async () => {
    openCamera([]);
    Object.defineProperty(globalThis, 'isSecureContext', { configurable: true, value: false });
    const { user, read } = show();
    await user.click(screen.getByRole('button', { name: 'Start the camera' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('gives no camera to this page');
    await user.click(screen.getByRole('button', { name: 'Use this code' }));
    expect(await screen.findByText('Type a code first.')).toBeVisible();
    await user.type(screen.getByLabelText('Short name or address'), ' table-7 {Enter}');
    expect(read).toEqual(['table-7']);
    expect(screen.getByLabelText('Short name or address')).toHaveValue('');
  });
});
