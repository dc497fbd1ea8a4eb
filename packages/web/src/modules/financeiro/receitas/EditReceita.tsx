import { datasMessages } from '@sede/domain/modules/financeiro/despesas';
import {
  ESCOPO_RECEITA_ROTULOS,
  receitasMessages as messages,
  RECEITA_FIELDS,
  RECEITA_FORM_FIELDS,
  RECEITAS_FILE_RULE,
  type ReceitaCompleta,
  receitasErrors,
} from '@sede/domain/modules/financeiro/receitas';
import { alterarReceitaForm } from '@sede/domain/modules/financeiro/receitas/contract';
import { formTexts, useRecordForm } from '#platform/ui/form.ts';
import { type CloseForm, notify } from '#platform/ui/index.ts';
import { notifyAvisos } from '../financeiro.avisos.ts';
import { EditParcela } from '../financeiro.EditParcela.tsx';
import { EstornoSection } from '../financeiro.EstornoSection.tsx';
import { CreditoSection } from './CreditoSection.tsx';
import { ReceitaFields } from './ReceitaFields.tsx';
import { namesOf, valuesOf } from './receita.values.ts';
import { useCreditarForm, useEstornarForm } from './useCreditoForms.ts';
import { useSaveEdicao } from './useSaveEdicao.ts';

const NAO_SALVO = 'Salve ou descarte antes as alterações da receita.';
const SEM_CREDITO_CONFIRMADO = {
  title: 'Salvar sem o crédito',
  message: 'O crédito ou o estorno digitado ainda não foi confirmado e não será salvo com as alterações.',
};

/** Edits one instalment, or it and the later open ones; credits and refunds it from the same place. */
export function EditReceita({ record, onClose }: { record: ReceitaCompleta; onClose: CloseForm }) {
  const save = useSaveEdicao(record);
  const creditar = useCreditarForm(record, onClose);
  const estornar = useEstornarForm(record, onClose);
  // Of a credited revenue only the special user may change what was received, and take its files off.
  const credited = record.dataCredito !== null && record.pode.excluir !== undefined;
  const filesStay = record.pode.removerAnexo !== undefined;
  const seguintes = record.parcelasDoGrupo.filter(
    (irma) => irma.data > record.data && irma.statusCredito !== 'creditada',
  ).length;
  const form = useRecordForm({
    schema: alterarReceitaForm,
    initial: valuesOf(record),
    draft: `receitas:${record.id}`,
    versao: record.versao,
    ...formTexts(RECEITA_FORM_FIELDS, namesOf(record)),
    submit: save,
    onSaved: ({ anexou, avisos }) => {
      notify.success(anexou ? messages.comprovanteIncluido : messages.salva);
      notifyAvisos(avisos);
      onClose(record.id);
    },
  });
  const blocked = form.dirty ? NAO_SALVO : null;
  const unconfirmed = creditar.dirty || estornar.values.valorEstorno !== null;
  return (
    <EditParcela
      form={form}
      naoConfirmado={unconfirmed ? SEM_CREDITO_CONFIRMADO : null}
      onClose={onClose}
      title="Editar receita"
      subtitle={[record.itemReceita, record.empresa, `parcela ${record.parcela}`].filter(Boolean).join(' · ')}
      avisos={[record.dataFora && datasMessages.aConferir, credited && receitasErrors.creditada().message]}
      seguintes={seguintes}
      escopo={form.field('escopo')}
      escopos={ESCOPO_RECEITA_ROTULOS}
      anexos={form.field('pdfs')}
      arquivos={{
        titulo: 'Comprovantes',
        rule: RECEITAS_FILE_RULE,
        guardados: record.arquivos,
        ficam: filesStay ? receitasErrors.anexo_creditado().message : null,
      }}
      pagamento={
        <>
          <CreditoSection
            receita={record}
            form={creditar}
            correcao={record.dataCredito !== null && !credited ? form.field('idContaCredito') : null}
            blocked={blocked}
            onDone={onClose}
          />
          <EstornoSection registro={record} specs={RECEITA_FIELDS} form={estornar} blocked={blocked} />
        </>
      }
    >
      <ReceitaFields form={form} credited={credited} />
    </EditParcela>
  );
}
