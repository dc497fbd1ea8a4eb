import {
  ASSOCIACAO_OUTRA,
  CASAS,
  type Casa,
  FILIADO_ASSOCIACAO,
  FORMAS_PAGAMENTO,
  formatMatricula,
  podeSerInativo,
  rotuloMatricula,
  SITUACOES,
  type Situacao,
  VALORES_CASA,
} from '@sede/domain/modules/filiados/filiados';
import { DateField, MaskedField, type RecordForm, SelectField, TextArea, TextField } from '#platform/ui/form.ts';
import { optionsOf } from '#platform/ui/index.ts';
import type { FiliadoValues } from './filiado.values.ts';
import { useListasFiliados } from './filiados.listas.ts';

export interface ProfissionaisFieldsProps {
  form: RecordForm<FiliadoValues>;
  /** Of the record as it was opened; null of a new one. */
  situacao: Situacao | null;
}

const casaOf = (value: string | null): Casa | null => VALORES_CASA.find((casa) => casa === value) ?? null;
/** A word that the settings have lost stays in its record. */
const withOwn = (words: readonly string[], own: string | null) =>
  own === null || words.includes(own) ? words : [...words, own];
const inOrder = (words: readonly string[]) => words.toSorted((a, b) => a.localeCompare(b, 'pt-BR'));

function AssociacaoFields({ form }: { form: RecordForm<FiliadoValues> }) {
  const { filiadoAssociacao, associacao } = form.values;
  const { associacoes } = useListasFiliados();
  const casa = casaOf(filiadoAssociacao);
  const pick = (next: string | null) =>
    form.setMany({ filiadoAssociacao: next, associacao: null, associacaoOutra: '', associacaoNaoListada: '' });
  const offered = casa ? inOrder(withOwn(associacoes[casa], form.base.associacao)) : [];
  return (
    <>
      <SelectField
        {...form.field('filiadoAssociacao')}
        onChange={pick}
        span={2}
        options={optionsOf(FILIADO_ASSOCIACAO)}
      />
      {casa && <SelectField {...form.field('associacao')} span={2} options={optionsOf(offered)} />}
      {filiadoAssociacao === 'OUTRO' && <TextField {...form.field('associacaoOutra')} required span={4} />}
      {casa && associacao === ASSOCIACAO_OUTRA && (
        <TextField {...form.field('associacaoNaoListada')} required span={2} />
      )}
    </>
  );
}

/** 'Informações Profissionais'. Source: spec 2 §3–§5; decisions-members (Create). */
export function ProfissionaisFields({ form, situacao }: ProfissionaisFieldsProps) {
  const { empresa, situacaoFiliado } = form.values;
  const { cargos } = useListasFiliados();
  const casa = casaOf(empresa);
  // Another house has other numbers and other careers.
  const pickCasa = (next: string | null) => form.setMany({ empresa: next, matricula: '', cargo: null });
  const typePonto = (text: string) => form.set('matricula', casa === 'CAMARA' ? ponto(text) : text);
  const situacoes = SITUACOES.filter(({ valor }) => valor !== 'INATIVO' || podeSerInativo(situacao));
  const own = form.base.empresa === empresa ? form.base.cargo : null;
  return (
    <>
      <SelectField {...form.field('empresa')} onChange={pickCasa} span={2} options={optionsOf(CASAS)} />
      <TextField {...form.field('matricula')} label={rotuloMatricula(casa)} onChange={typePonto} span={2} />
      <SelectField {...form.field('situacaoFiliado')} span={2} options={optionsOf(situacoes)} />
      <SelectField
        {...form.field('cargo')}
        span={4}
        options={optionsOf(casa ? withOwn(cargos[casa], own) : [])}
        disabled={casa === null}
        {...(casa === null && { placeholder: 'Escolha a casa' })}
      />
      <DateField {...form.field('dataFiliacao')} span={2} />
      {situacaoFiliado === 'PENSIONISTA' && (
        <>
          <TextField {...form.field('nomeFalecido')} span={4} />
          <MaskedField {...form.field('cpfFalecido')} mask="cpf" span={2} />
        </>
      )}
      <AssociacaoFields form={form} />
      <SelectField {...form.field('formaPagamento')} span={2} options={optionsOf(FORMAS_PAGAMENTO)} />
      <TextArea {...form.field('observacao')} />
    </>
  );
}

/** 'P - ' stands before what is typed; a hyphen on its way to it is no number. */
const ponto = (text: string): string => formatMatricula('CAMARA', text.replace(/^[pP\s-]+/, ''));
