/** The form of an asset: its empty values and those of a record; amounts in centavos. Source: spec 3 §3 (Asset). */
import type { BemCompleto, ClasseDoBem, SituacaoDoBem } from '@sede/domain/modules/patrimonio/bens';
import { formValues, NO_CHOICE, NO_NUMBER } from '#platform/ui/form/formValues.ts';
import type { Attachment } from '#platform/ui/form.ts';

const VAZIO = {
  ...{ tipoObjeto: NO_CHOICE, nPatrimonio: '', empresa: '', cnpj: '', responsavel: '', idUsuario: NO_CHOICE },
  ...{ setorAlocado: NO_CHOICE, dataAlocacao: NO_CHOICE, retorno: NO_CHOICE, dataDescarte: NO_CHOICE },
  ...{ nSerie: '', descricaoBem: '', especificacao: '', dataAquisicao: NO_CHOICE, valorAquisicao: NO_NUMBER },
  garantiaAte: NO_CHOICE,
};
export type ValoresDoBem = typeof VAZIO & {
  classe: ClasseDoBem;
  situacaoBase: SituacaoDoBem | null;
  anexos: Attachment[];
};

export const bemNovo = (classe: ClasseDoBem): ValoresDoBem => ({
  ...VAZIO,
  classe,
  situacaoBase: null,
  anexos: [],
});

export const valoresDoBem = (bem: BemCompleto): ValoresDoBem => ({
  ...formValues(VAZIO, bem),
  ...{ classe: bem.classe, situacaoBase: bem.situacaoBase, anexos: bem.anexos },
});
