import { roleLabel } from '@sede/domain/access';
import { visaoFormMessages as textos, type Visao, visoesMessages } from '@sede/domain/modules/sistema/visoes';
import { visaoForm } from '@sede/domain/modules/sistema/visoes/contract';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { refreshSession } from '#platform/session/index.ts';
import { CheckGroup, FormDrawer, FormSection, SwitchField, TextField, useRecordForm } from '#platform/ui/form.ts';
import { notify, type ViewQuery } from '#platform/ui/index.ts';

export interface VisaoFormProps {
  lista: string;
  /** null: a new one. */
  visao: Visao | null;
  /** Roles that this person may share with; null while they are not read. */
  papeis: readonly string[] | null;
  /** What a new view keeps. */
  consulta: ViewQuery;
  onSaved: (visao: Visao) => void;
  onClose: () => void;
}

const LABELS = { nome: textos.nome, papeis: textos.compartilhar, padrao: textos.abrirSempre };
type Campo = keyof typeof LABELS;

const show = (_name: Campo, value: unknown): string => {
  if (Array.isArray(value)) return value.map(String).map(nomeDoPapel).join(', ') || 'Ninguém';
  return typeof value === 'boolean' ? (value ? 'Sim' : 'Não') : String(value ?? '');
};
// The field offers roles alone.
const nomeDoPapel = (papel: string) => roleLabel(papel as Parameters<typeof roleLabel>[0]);

/** Name, whom it is shared with, and for a new view whether the list opens with it. Source: issue 3 (Saved views). */
export function VisaoForm({ lista, visao, papeis, consulta, onSaved, onClose }: VisaoFormProps) {
  const { mutateAsync: create } = useSubmit(orpc.visoes.create);
  const { mutateAsync: update } = useSubmit(orpc.visoes.update);
  const form = useRecordForm({
    schema: visaoForm,
    initial: { nome: visao?.nome ?? '', papeis: [...(visao?.papeis ?? [])], padrao: false },
    versao: visao?.versao,
    labels: LABELS,
    show,
    submit: async ({ padrao, ...dados }, { versao = visao?.versao ?? 1 }) => {
      if (visao) return update({ id: visao.id, versao, ...dados });
      const nova = await create({ lista, consulta, padrao, ...dados });
      if (padrao) await refreshSession();
      return nova;
    },
    onSaved: (saved) => {
      notify.success(visao ? visoesMessages.atualizada : textos.salva);
      onSaved(saved);
    },
  });
  // Those that the view has already may be kept, whoever gave them.
  const offered = [...new Set([...(papeis ?? []), ...(visao?.papeis ?? [])])];
  const options = offered.map((value) => ({ value, label: nomeDoPapel(value) }));
  return (
    <FormDrawer
      form={form}
      opened
      narrow
      onClose={onClose}
      title={visao ? textos.editarTitulo : textos.salvarTitulo}
      subtitle={visao ? visao.nome : undefined}
    >
      <FormSection title={textos.secaoVisao} description={visao ? undefined : textos.conteudo}>
        <TextField {...form.field('nome')} />
      </FormSection>
      <FormSection title={textos.secaoCompartilhar} description={textos.privada}>
        <CheckGroup {...form.field('papeis')} options={options} />
        {!visao && <SwitchField {...form.field('padrao')} />}
      </FormSection>
    </FormDrawer>
  );
}
