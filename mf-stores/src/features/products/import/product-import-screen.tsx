import { t } from '@swapt/shared/text';
import { BulkChanges, Page, Panel } from '@swapt/shared/ui';
import { space } from '@swapt/shared/tokens';
import { useNavigate } from '@swapt/shared/router';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { paths } from '../../../entities/products/paths.js';
import { productBulkWords } from '../list/bulk-words.js';
import { ImportForm } from './import-form.js';

export default function ProductImportScreen() {
  const navigate = useNavigate();
  const [isStarted, setIsStarted] = useState(false);
  return (
    <Page
      title={t('Import products')}
      lead={t(
        'Import your products from a spreadsheet or another shop. You see a preview before we create any products.',
      )}
      breadcrumbs={[{ label: t('Products'), to: paths.products() }]}
    >
      <BulkChanges noun="products" words={productBulkWords} />
      {isStarted ? (
        <Panel>
          <p style={{ marginTop: 0 }}>{t('Your products are created in the background. You can leave this page.')}</p>
          <Flex wrap gap={space.sm}>
            <Button type="primary" onClick={() => void navigate(paths.products())}>
              {t('See all products')}
            </Button>
            <Button onClick={() => setIsStarted(false)}>{t('Import another table')}</Button>
          </Flex>
        </Panel>
      ) : (
        <ImportForm onStarted={() => setIsStarted(true)} />
      )}
    </Page>
  );
}
