/** The drawers of the area's records: with files, of a return; and what is said once one is saved. Source: spec 3 §2.13, §8. */
import { ANEXOS_DO_PATRIMONIO } from '@sede/domain/modules/patrimonio/bens';
import { FormDrawer, type FormDrawerProps, FormSection } from '#platform/ui/form.ts';
import { type CloseForm, notify } from '#platform/ui/index.ts';

type Gaveta = Pick<FormDrawerProps, 'form' | 'title' | 'subtitle' | 'children'> & { onClose: CloseForm };

/** The submit button says 'Carregando...' while a file is on its way. */
export function GavetaComAnexos({ onClose, ...props }: Gaveta) {
  const submitLabel = props.form.waiting ? ANEXOS_DO_PATRIMONIO.carregando : 'Salvar';
  return <FormDrawer opened {...props} onClose={() => onClose()} submitLabel={submitLabel} />;
}

/** What came back: from whom, when, how. */
export function GavetaDoRetorno({ onClose, children, ...props }: Gaveta) {
  return (
    <FormDrawer opened narrow {...props} onClose={() => onClose()}>
      <FormSection title="Retorno">{children}</FormSection>
    </FormDrawer>
  );
}

/** Told, and closed at the record. */
export const guardado = (texto: string, onClose: CloseForm, id: string) => () => {
  notify.success(texto);
  onClose(id);
};
