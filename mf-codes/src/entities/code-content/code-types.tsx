import AppstoreOutlined from '@ant-design/icons/AppstoreOutlined';
import CalendarOutlined from '@ant-design/icons/CalendarOutlined';
import FileTextOutlined from '@ant-design/icons/FileTextOutlined';
import IdcardOutlined from '@ant-design/icons/IdcardOutlined';
import LayoutOutlined from '@ant-design/icons/LayoutOutlined';
import LinkOutlined from '@ant-design/icons/LinkOutlined';
import PaperClipOutlined from '@ant-design/icons/PaperClipOutlined';
import WifiOutlined from '@ant-design/icons/WifiOutlined';
import { codeTypes, type CodeType } from '@swapt/shared/values';
import type { ReactNode } from 'react';

interface TypeInfo {
  label: string;
  /** What a person with a phone gets, in one sentence. */
  sentence: string;
  icon: ReactNode;
  example: string;
}

export const typeInfo: Record<CodeType, TypeInfo> = {
  link: {
    label: 'Link',
    sentence: 'Opens any address: your site, a menu, a video, a phone call.',
    icon: <LinkOutlined />,
    example: 'Summer menu, table 4',
  },
  page: {
    label: 'Page',
    sentence: 'Opens a page that you build here, with pictures, buttons and a form.',
    icon: <LayoutOutlined />,
    example: 'Spring fair sign-up',
  },
  note: {
    label: 'Note',
    sentence: 'Shows a text: instructions, an answer, a word of thanks.',
    icon: <FileTextOutlined />,
    example: 'How to clean the grinder',
  },
  card: {
    label: 'Contact card',
    sentence: 'Saves a name, a number and an address to the phone’s contacts.',
    icon: <IdcardOutlined />,
    example: 'Card of the front desk',
  },
  file: {
    label: 'File',
    sentence: 'Hands out a PDF or a picture: a price list, a manual, a ticket.',
    icon: <PaperClipOutlined />,
    example: 'Price list',
  },
  wifi: {
    label: 'Wi-Fi',
    sentence: 'Joins your guests’ phones to the network, without typing.',
    icon: <WifiOutlined />,
    example: 'Guest network',
  },
  event: {
    label: 'Event',
    sentence: 'Puts a date into the phone’s calendar, with place and time.',
    icon: <CalendarOutlined />,
    example: 'Tasting on Friday',
  },
  app: {
    label: 'App',
    sentence: 'Leads each phone to its own store: App Store, Google Play, or your site.',
    icon: <AppstoreOutlined />,
    example: 'Our app',
  },
};

/** The type that an address names, if it is one. */
export const typeNamed = (name: string | null | undefined): CodeType | undefined =>
  codeTypes.find((type) => type === name);

export const typeOptions = codeTypes.map((value) => ({ value, label: typeInfo[value].label }));
