import FolderOutlined from '@ant-design/icons-svg/es/asn/FolderOutlined.js';
import FolderTwoTone from '@ant-design/icons-svg/es/asn/FolderTwoTone.js';
import { iconRule } from '../values/platform/remotes.js';
import { iconPath } from './index.js';

it('gives the path of an icon as a release may carry it', () => {
  expect(iconPath(FolderOutlined)).toMatch(new RegExp(iconRule.pattern));
});

it('refuses an icon of several colours', () => {
  expect(() => iconPath(FolderTwoTone)).toThrow('folder');
});
