/** The four kinds of what hangs from a theme, as their cards hold them. Source: spec 3 §3 (Tema), §4, §5 (Theme), §8. */
import {
  ACAO_DO_TEMA_FIELDS,
  ITEM_DO_TEMA_FIELDS,
  partesMessages as messages,
  PESSOA_DO_TEMA_FIELDS,
  POSICIONAMENTOS,
  PROCESSO_DO_TEMA_FIELDS,
} from '@sede/domain/modules/sindical/temas';
import { acaoForm, itemForm, pessoaForm, processoDoTemaForm } from '@sede/domain/modules/sindical/temas/contract';
import { orpc } from '#platform/api/index.ts';
import {
  formTexts,
  formValues,
  MaskedField,
  NO_CHOICE,
  RadioGroup,
  RecordPicker,
  SelectField,
  TextArea,
  TextField,
} from '#platform/ui/form.ts';
import { optionsOf, optionsSource } from '#platform/ui/index.ts';
import { ACAO_VAZIA, CamposDaAcao } from './CamposDaAcao.tsx';
import { CamposDoProcesso, PROCESSO_VAZIO } from './CamposDoProcesso.tsx';
import { type CamposProps, defineParte } from './parte.ts';

const POSICOES = optionsOf(POSICIONAMENTOS);

const ITEM_VAZIO = { descricaoItem: '', posicionamento: NO_CHOICE };

function CamposDoItem({ form, readOnly }: CamposProps<typeof ITEM_VAZIO>) {
  return (
    <>
      <TextArea {...form.field('descricaoItem')} readOnly={readOnly} />
      <RadioGroup {...form.field('posicionamento')} readOnly={readOnly} options={POSICOES} />
    </>
  );
}

export const ITENS = defineParte({
  ...{ um: 'item de destaque', novo: 'Novo item de destaque', registros: ({ itens }) => itens },
  ...{ schema: itemForm, ...formTexts(ITEM_DO_TEMA_FIELDS), vazio: ITEM_VAZIO, Campos: CamposDoItem },
  valores: (item) => formValues(ITEM_VAZIO, item),
  ...{ create: orpc.temas.createItem, update: orpc.temas.updateItem, remove: orpc.temas.removeItem },
  ...{ confirma: () => messages.confirmaItem, salvo: messages.itemSalvo, excluido: messages.itemExcluido },
  anexados: ({ id, arquivos, links }) => ({ contexto: { itemId: id }, arquivos, links }),
});

const PESSOA_VAZIA = {
  nome: '',
  motivoRelevancia: '',
  posicao: NO_CHOICE,
  autoridadeId: NO_CHOICE,
  telefone1: '',
  telefone2: '',
  email1: '',
  email2: '',
};

const autoridadesSource = optionsSource(orpc.autoridades.options.call, ({ id, nome, cargo, partido }) => ({
  value: id,
  label: nome,
  detail: [cargo, partido].filter(Boolean).join(' · '),
}));

function CamposDaPessoa({ form, readOnly }: CamposProps<typeof PESSOA_VAZIA>) {
  const of = { readOnly };
  return (
    <>
      {/* Whoever only reads may not look authorities up, nor are phones and e-mails told to them. */}
      {!readOnly && (
        <RecordPicker
          {...form.field('autoridadeId')}
          source={autoridadesSource}
          help="Se for uma autoridade do registro: o nome vem de lá."
          onPick={(option) => option && form.values.nome === '' && form.set('nome', option.label)}
        />
      )}
      <TextField {...form.field('nome')} {...of} span={3} />
      <SelectField {...form.field('posicao')} {...of} options={POSICOES} span={3} />
      <TextArea {...form.field('motivoRelevancia')} {...of} />
      {!readOnly && (
        <>
          <MaskedField {...form.field('telefone1')} mask="telefone" span={3} />
          <MaskedField {...form.field('telefone2')} mask="telefone" span={3} />
          <TextField {...form.field('email1')} type="email" span={3} />
          <TextField {...form.field('email2')} type="email" span={3} />
        </>
      )}
    </>
  );
}

export const PESSOAS = defineParte({
  ...{ um: 'pessoa ou instituição', novo: 'Nova pessoa ou instituição', registros: ({ pessoas }) => pessoas },
  ...{ schema: pessoaForm, ...formTexts(PESSOA_DO_TEMA_FIELDS), vazio: PESSOA_VAZIA, Campos: CamposDaPessoa },
  valores: (pessoa) => formValues(PESSOA_VAZIA, pessoa),
  ...{ create: orpc.temas.createPessoa, update: orpc.temas.updatePessoa, remove: orpc.temas.removePessoa },
  confirma: ({ nome }) => messages.confirmaPessoa(nome),
  ...{ salvo: messages.pessoas, excluido: messages.pessoaExcluida },
});

export const PROCESSOS = defineParte({
  ...{ um: 'processo', novo: 'Novo processo', registros: ({ processos }) => processos },
  ...{
    schema: processoDoTemaForm,
    ...formTexts({ ...PROCESSO_DO_TEMA_FIELDS, processoUid: { rotulo: 'Processo', tipo: 'referencia' } }),
  },
  ...{ vazio: PROCESSO_VAZIO, Campos: CamposDoProcesso },
  valores: (processo) => formValues(PROCESSO_VAZIO, processo),
  ...{ create: orpc.temas.createProcesso, update: orpc.temas.updateProcesso, remove: orpc.temas.removeProcesso },
  confirma: ({ identificacaoProcesso }) => messages.confirmaProcesso(identificacaoProcesso),
  ...{ salvo: messages.processoSalvo, excluido: messages.processoExcluido },
});

export const ACOES = defineParte({
  ...{ um: 'ação', novo: 'Nova ação', registros: ({ acoes }) => acoes },
  ...{ schema: acaoForm, ...formTexts(ACAO_DO_TEMA_FIELDS), vazio: ACAO_VAZIA, Campos: CamposDaAcao },
  valores: (acao) => formValues(ACAO_VAZIA, acao),
  ...{ create: orpc.temas.createAcao, update: orpc.temas.updateAcao, remove: orpc.temas.removeAcao },
  ...{ confirma: () => messages.confirmaAcao, salvo: messages.acaoSalva, excluido: messages.acaoExcluida },
  anexados: ({ id, arquivos, links }) => ({ contexto: { acaoId: id }, arquivos, links }),
});
