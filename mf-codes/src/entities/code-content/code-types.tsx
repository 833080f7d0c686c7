import { ownZone } from '@swapt/shared/dates';
import AppstoreOutlined from '@ant-design/icons/AppstoreOutlined';
import CalendarOutlined from '@ant-design/icons/CalendarOutlined';
import FileTextOutlined from '@ant-design/icons/FileTextOutlined';
import IdcardOutlined from '@ant-design/icons/IdcardOutlined';
import LayoutOutlined from '@ant-design/icons/LayoutOutlined';
import LinkOutlined from '@ant-design/icons/LinkOutlined';
import PaperClipOutlined from '@ant-design/icons/PaperClipOutlined';
import ShopOutlined from '@ant-design/icons/ShopOutlined';
import ShoppingOutlined from '@ant-design/icons/ShoppingOutlined';
import WifiOutlined from '@ant-design/icons/WifiOutlined';
import type { Code } from '@swapt/shared/contract';
import { wifiText } from '@swapt/shared/qr';
import { codeTypes, type CodeType } from '@swapt/shared/values';
import { lazy, type ComponentType, type LazyExoticComponent, type ReactNode } from 'react';
import { t } from '@swapt/shared/text';
import { withoutScheme } from '../../parts/short-address.js';

type Content = Code['content'];
type Fields = ComponentType<{ code?: Code }>;

/** A type of code in the console; what the server knows of it as well stands in `codeTypeFacts`. */
interface TypeInfo {
  label: string;
  /** What a person with a phone gets, in one sentence. */
  sentence: string;
  icon: ReactNode;
  example: string;
  /** What its form asks, beside the name. */
  Fields: LazyExoticComponent<Fields>;
  /** The content of a new code before anything is typed. */
  firstContent?: () => Content;
  /** Where it leads, in place of its label. */
  destination?: (target: string) => string;
  /** What its print says, in place of a short address. */
  printedText?: (content: Content) => string;
}

/** Fetched with the form of the type: lists of codes need the names and icons alone. */
const fields = (load: () => Promise<Fields>) => lazy(async () => ({ default: await load() }));

export const typeInfo: Record<CodeType, TypeInfo> = {
  link: {
    label: t('Link'),
    sentence: t('Opens any address: your site, a menu, a video, a phone call.'),
    icon: <LinkOutlined />,
    example: t('Summer menu, table 4'),
    Fields: fields(async () => (await import('./fields/target-field.js')).TargetField),
    destination: withoutScheme,
  },
  page: {
    label: t('Page'),
    sentence: t('Opens a page that you build here, with pictures, buttons and a form.'),
    icon: <LayoutOutlined />,
    example: t('Spring fair sign-up'),
    Fields: fields(async () => (await import('./fields/page-fields.js')).PageFields),
  },
  item: {
    label: t('Product'),
    sentence: t('Opens a product of your store with its price, pictures and stock.'),
    icon: <ShoppingOutlined />,
    example: t('Wildflower honey, shelf 2'),
    Fields: fields(async () => (await import('./fields/item-fields.js')).ItemFields),
  },
  store: {
    label: t('Store'),
    sentence: t('Opens your store with everything that it sells.'),
    icon: <ShopOutlined />,
    example: t('Shop window'),
    Fields: fields(async () => (await import('./fields/store-fields.js')).StoreFields),
  },
  note: {
    label: t('Note'),
    sentence: t('Shows a text: instructions, an answer or a thank-you message.'),
    icon: <FileTextOutlined />,
    example: t('How to clean the grinder'),
    Fields: fields(async () => (await import('./fields/note-fields.js')).NoteFields),
  },
  card: {
    label: t('Contact card'),
    sentence: t('Saves a name, number and address to the phone’s contacts.'),
    icon: <IdcardOutlined />,
    example: t('Card of the front desk'),
    Fields: fields(async () => (await import('./fields/card-fields.js')).CardFields),
  },
  file: {
    label: t('File'),
    sentence: t('Opens a PDF or a picture: a price list, a manual or a ticket.'),
    icon: <PaperClipOutlined />,
    example: t('Price list'),
    Fields: fields(async () => (await import('./fields/file-fields.js')).FileFields),
  },
  wifi: {
    label: t('Wi-Fi'),
    sentence: t('Connects your guests’ phones to the network without typing.'),
    icon: <WifiOutlined />,
    example: t('Guest network'),
    Fields: fields(async () => (await import('./fields/wifi-fields.js')).WifiFields),
    firstContent: () => ({ security: 'WPA' }),
    printedText: wifiText,
  },
  event: {
    label: t('Event'),
    sentence: t('Adds a date to the phone’s calendar, with place and time.'),
    icon: <CalendarOutlined />,
    example: t('Tasting on Friday'),
    Fields: fields(async () => (await import('./fields/event-fields.js')).EventFields),
    firstContent: () => ({ zone: ownZone() }),
  },
  app: {
    label: t('App'),
    sentence: t('Opens the right store for each phone: App Store, Google Play or your site.'),
    icon: <AppstoreOutlined />,
    example: t('Our app'),
    Fields: fields(async () => (await import('./fields/app-fields.js')).AppFields),
  },
};

/** The type that an address names, if it is one. */
export const typeNamed = (name: string | null | undefined): CodeType | undefined =>
  codeTypes.find((type) => type === name);

export const typeOptions = codeTypes.map((value) => ({ value, label: typeInfo[value].label }));
