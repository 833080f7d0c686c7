import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// A screen of antd needs a while on a busy machine; a test that passes does not wait for this.
configure({ asyncUtilTimeout: 10_000 });
