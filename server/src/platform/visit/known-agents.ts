/**
 * Names of browsers and systems as they are counted. A user agent is anybody's text, and its parser repeats parts of it as they were written: a name
 * that is not here counts as `Other`, however it is spelled.
 */
const browsers = [
  ...['360', 'Alipay', 'Android Browser', 'Avast Secure Browser', 'AVG Secure Browser', 'Baidu', 'BlackBerry', 'Brave'],
  ...[
    'Chrome',
    'Chrome Headless',
    'Chrome WebView',
    'Chromium',
    'Coc Coc',
    'DuckDuckGo',
    'Edge',
    'Electron',
    'Epiphany',
  ],
  ...[
    'Facebook',
    'Falkon',
    'Firefox',
    'Firefox Focus',
    'Firefox Reality',
    'GSA',
    'HeyTap',
    'Huawei Browser',
    'IE',
    'IEMobile',
  ],
  ...[
    'Instagram',
    'KAKAOTALK',
    'Kindle',
    'Klar',
    'Klarna',
    'Konqueror',
    'LibreWolf',
    'Line',
    'LinkedIn',
    'Maxthon',
    'MIUI Browser',
  ],
  ...[
    'Mobile Safari',
    'Mozilla',
    'NAVER',
    'Oculus Browser',
    'Opera',
    'Opera Coast',
    'Opera GX',
    'Opera Mini',
    'Opera Mobi',
  ],
  ...['Opera Touch', 'PaleMoon', 'Pico Browser', 'Puffin', 'QQ', 'QQBrowser', 'Quark', 'Safari', 'Sailfish Browser'],
  ...[
    'Samsung Internet',
    'SeaMonkey',
    'Silk',
    'Smart Lenovo Browser',
    'Snapchat',
    'Sogou Explorer',
    'Sogou Mobile',
    'Tesla',
  ],
  ...[
    'TikTok',
    'Twitter',
    'UCBrowser',
    'Vivaldi',
    'Vivo Browser',
    'Waterfox',
    'WebKit',
    'WeChat',
    'Weibo',
    'Whale',
    'Wolvic',
    'Yandex',
  ],
];
const systems = [
  ...[
    'Android',
    'Android-x86',
    'Arch',
    'BlackBerry',
    'CentOS',
    'Chromecast',
    'Chromium OS',
    'Debian',
    'deepin',
    'elementary OS',
  ],
  ...[
    'Fedora',
    'Firefox OS',
    'FreeBSD',
    'Fuchsia',
    'Gentoo',
    'HarmonyOS',
    'iOS',
    'KaiOS',
    'Kubuntu',
    'Linux',
    'Lubuntu',
  ],
  ...[
    'Mac OS',
    'Manjaro',
    'Mint',
    'NetBSD',
    'Nintendo',
    'OpenBSD',
    'OpenHarmony',
    'openSUSE',
    'PlayStation',
    'Raspbian',
    'Red Hat',
  ],
  ...[
    'Sailfish',
    'Solaris',
    'SUSE',
    'Symbian',
    'Tizen',
    'Ubuntu',
    'Ubuntu Touch',
    'watchOS',
    'webOS',
    'Windows',
    'Windows Mobile',
  ],
  ...['Windows Phone', 'Xbox', 'Xubuntu'],
];
const devices = ['console', 'embedded', 'mobile', 'smarttv', 'tablet', 'wearable'];

const finder = (names: readonly string[]) => {
  const bySpelling = new Map(names.map((name) => [name.toLowerCase(), name]));
  return (given = '') => bySpelling.get(given.toLowerCase());
};

export const knownBrowser = finder(browsers);
export const knownSystem = finder(systems);
export const knownDevice = finder(devices);
