import type { JobFilter, JobName, JobState } from '@swapt/shared/values';
import { t } from '@swapt/shared/text';

interface JobWords {
  name: string;
  /** What has not happened, or not all of it, in a sentence. */
  failed: string;
}

/** What background work is called by people. */
export const jobWords: Record<JobName, JobWords> = {
  bulkChange: {
    name: t('Change or import of many'),
    failed: t('It stopped before its end. What it had done until then stays as it is.'),
  },
  campaignStart: { name: t('Start of a campaign'), failed: t('The campaign has not started by itself.') },
  campaignEnd: { name: t('End of a campaign'), failed: t('The campaign has not ended by itself.') },
  mail: { name: t('Sending of a mail'), failed: t('The mail was not sent.') },
  oneTimeCodes: {
    name: t('Creation of one-time codes'),
    failed: t('The batch does not have all of its codes yet.'),
  },
  orderCustomer: {
    name: t('Customer of an order'),
    failed: t('Who ordered does not stand among your customers yet.'),
  },
  orderMail: {
    name: t('Mails about an order'),
    failed: t('The mails about an order were not written.'),
  },
  orgDeletion: { name: t('Deletion of the organization'), failed: t('The organization was not deleted.') },
  payment: {
    name: t('Payment or refund'),
    failed: t('The card service was not asked. Open the order to see how its money stands.'),
  },
};

export const stateLabels = {
  failed: { hue: 'danger', label: t('Failed') },
  retrying: { hue: 'warning', label: t('Trying again') },
  waiting: { hue: 'neutral', label: t('Waiting') },
  running: { hue: 'secondary', label: t('Running') },
  done: { hue: 'success', label: t('Done') },
} as const satisfies Record<JobState, object>;

interface ViewWords {
  label: string;
  empty: { title: string; text: string };
}

export const viewWords: Record<JobFilter, ViewWords> = {
  failed: {
    label: t('Failed'),
    empty: {
      title: t('Nothing has failed'),
      text: t('Work that fails is tried again by itself. If it still fails after about 20 minutes, you find it here.'),
    },
  },
  waiting: {
    label: t('Under way'),
    empty: { title: t('Nothing is under way'), text: t('Work that runs now or waits for its time appears here.') },
  },
  done: {
    label: t('Done'),
    empty: { title: t('Nothing was done of late'), text: t('What was done in the last 7 days appears here.') },
  },
};
