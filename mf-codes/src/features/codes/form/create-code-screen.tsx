import { useNavigate, useSearchParams } from '@swapt/shared/router';
import { Page } from '@swapt/shared/ui';
import { t } from '@swapt/shared/text';
import { codesCrumb } from '../../../entities/codes/code-gate.js';
import { typeNamed } from '../../../entities/code-content/code-types.js';
import { CreateCodeForm } from './create-code-form.js';
import { paths } from '../../../entities/codes/paths.js';
import { TypePicker } from './type-picker.js';

/** First what the code does, kept in the address, then the form of that type. */
export default function CreateCodeScreen() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const type = typeNamed(params.get('type'));
  if (type) {
    return (
      <CreateCodeForm
        key={type}
        type={type}
        target={params.get('target') ?? undefined}
        onSaved={({ code_id }) => void navigate(paths.createSuccess(code_id))}
      />
    );
  }
  return (
    <Page title={t('New QR code')} lead={t('What should happen when somebody scans it?')} breadcrumbs={[codesCrumb]}>
      <TypePicker />
    </Page>
  );
}
