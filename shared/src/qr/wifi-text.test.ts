import { wifiText } from './wifi-text.js';

describe('the text of a Wi-Fi code', () => {
  it('names the network and how it is protected', () => {
    expect(wifiText({ ssid: 'Guests', security: 'WPA', password: 'bread rolls' })).toBe(
      'WIFI:S:Guests;T:WPA;P:bread rolls;;',
    );
    expect(wifiText({ ssid: 'Open', security: 'none', hidden: true })).toBe('WIFI:S:Open;T:nopass;H:true;;');
  });

  it('marks the letters that would end a part of it', () => {
    expect(wifiText({ ssid: 'a;b,c:d"e\\f', security: 'WPA', password: ';;' })).toBe(
      'WIFI:S:a\\;b\\,c\\:d\\"e\\\\f;T:WPA;P:\\;\\;;;',
    );
  });
});
