import AlignLeftOutlined from '@ant-design/icons/AlignLeftOutlined';
import AppstoreOutlined from '@ant-design/icons/AppstoreOutlined';
import BorderOutlined from '@ant-design/icons/BorderOutlined';
import ClockCircleOutlined from '@ant-design/icons/ClockCircleOutlined';
import EnvironmentOutlined from '@ant-design/icons/EnvironmentOutlined';
import FileImageOutlined from '@ant-design/icons/FileImageOutlined';
import FormOutlined from '@ant-design/icons/FormOutlined';
import LayoutOutlined from '@ant-design/icons/LayoutOutlined';
import PlayCircleOutlined from '@ant-design/icons/PlayCircleOutlined';
import SafetyOutlined from '@ant-design/icons/SafetyOutlined';
import ShareAltOutlined from '@ant-design/icons/ShareAltOutlined';
import ShoppingOutlined from '@ant-design/icons/ShoppingOutlined';
import UnorderedListOutlined from '@ant-design/icons/UnorderedListOutlined';
import type { PageBlock } from '@swapt/shared/contract';
import type { BlockType } from '@swapt/shared/values';
import type { ReactNode } from 'react';
import { t } from '@swapt/shared/text';

interface Kind {
  /** What it is good for, in a few words. */
  use: string;
  icon: ReactNode;
}

export const blockKinds: Record<BlockType, Kind> = {
  hero: { use: t('A heading, a picture, a button'), icon: <LayoutOutlined /> },
  text: { use: t('Paragraphs, lists, hours'), icon: <AlignLeftOutlined /> },
  image: { use: t('One picture with a caption'), icon: <FileImageOutlined /> },
  gallery: { use: t('Several pictures in rows'), icon: <AppstoreOutlined /> },
  video: { use: t('A link to a video'), icon: <PlayCircleOutlined /> },
  buttons: { use: t('One or more buttons to press'), icon: <BorderOutlined /> },
  links: { use: t('All your links in a list'), icon: <UnorderedListOutlined /> },
  product: { use: t('A menu or your favourites'), icon: <ShoppingOutlined /> },
  form: { use: t('Ask for names and answers'), icon: <FormOutlined /> },
  countdown: { use: t('The time until a date'), icon: <ClockCircleOutlined /> },
  map: { use: t('Where people find you'), icon: <EnvironmentOutlined /> },
  social: { use: t('Your accounts'), icon: <ShareAltOutlined /> },
  consent: { use: t('An important message'), icon: <SafetyOutlined /> },
};

/** What a block is about, to tell two of a kind apart; empty when it says nothing yet. */
export function headingOf({ type, props }: PageBlock): string {
  switch (type) {
    case 'image':
      return props.caption || (props.picture?.alt ?? '');
    case 'buttons':
      return props.buttons.map(({ label }) => label).join(', ');
    case 'text':
    case 'consent':
      return props.title || props.text.slice(0, 60);
    case 'links':
      return props.title || props.links.map(({ label }) => label).join(', ');
    default:
      return props.title;
  }
}
