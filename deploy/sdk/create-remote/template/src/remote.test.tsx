import { describeRoutes } from '@swapt/shared/testing';
import { contribution } from './contribution.js';
import { screens } from './remote.gen.js';

describeRoutes(contribution, screens, { api: {} });
