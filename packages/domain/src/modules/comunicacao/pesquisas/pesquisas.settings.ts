/**
 * What the surveys ask about, for the installation to change: per type of the text its label, whether it is offered, and the address of
 * a form elsewhere in its place. No zod. Source: spec 2 §9; decisions-members (Survey: External form).
 */
import { defineSection, type ValuesOf } from '@sede/domain/manifest';
import { TIPOS_PESQUISA, type TipoPesquisa } from './pesquisa.lists.ts';

const nome = (padrao: string) =>
  ({
    tipo: 'texto',
    rotulo: `${padrao}: nome`,
    ajuda: 'Como o e-mail e o formulário chamam este serviço.',
    maximo: 60,
    obrigatorio: true,
    padrao,
  }) as const;
const ativa = (padrao: string) =>
  ({ tipo: 'simNao', rotulo: `${padrao}: oferecer`, ajuda: 'Aparece ao enviar uma pesquisa.', padrao: true }) as const;
const externo = (padrao: string) =>
  ({
    tipo: 'endereco',
    rotulo: `${padrao}: formulário externo`,
    ajuda: 'Se preenchido, a pesquisa leva a este endereço (https) e não há resultados aqui.',
    maximo: 500,
    padrao: '',
  }) as const;

const JURIDICO = 'Jurídico';
const ODONTO = 'Odonto';
const CONTABIL = 'Contábil';
const PSICOLOGICO = 'Psicológico';
const NUTRICAO = 'Nutrição';

export const pesquisasSection = defineSection({
  valor: 'pesquisas',
  order: 54,
  rotulo: 'Pesquisas de satisfação',
  ajuda: 'Os serviços do sindicato sobre os quais se pergunta. A pesquisa já enviada guarda os seus tipos.',
  settings: {
    pesquisaJuridicoNome: nome(JURIDICO),
    pesquisaJuridicoAtiva: ativa(JURIDICO),
    pesquisaJuridicoExterno: externo(JURIDICO),
    pesquisaOdontoNome: nome(ODONTO),
    pesquisaOdontoAtiva: ativa(ODONTO),
    pesquisaOdontoExterno: externo(ODONTO),
    pesquisaContabilNome: nome(CONTABIL),
    pesquisaContabilAtiva: ativa(CONTABIL),
    pesquisaContabilExterno: externo(CONTABIL),
    pesquisaPsicologicoNome: nome(PSICOLOGICO),
    pesquisaPsicologicoAtiva: ativa(PSICOLOGICO),
    pesquisaPsicologicoExterno: externo(PSICOLOGICO),
    pesquisaNutricaoNome: nome(NUTRICAO),
    pesquisaNutricaoAtiva: ativa(NUTRICAO),
    pesquisaNutricaoExterno: externo(NUTRICAO),
  },
});
export const pesquisasSettings = pesquisasSection.settings;

export interface TipoOferecido {
  tipo: TipoPesquisa;
  rotulo: string;
  ativo: boolean;
  /** Where its form is, if that is not ours: then there are no results here. */
  externo: string | null;
}

/** The types as the settings have them, in the text's order. */
export function tiposDe(valores: ValuesOf<typeof pesquisasSettings>): TipoOferecido[] {
  const um = {
    juridico: 'Juridico',
    odonto: 'Odonto',
    contabil: 'Contabil',
    psicologico: 'Psicologico',
    nutricao: 'Nutricao',
  } as const;
  return TIPOS_PESQUISA.map((tipo) => ({
    tipo,
    rotulo: valores[`pesquisa${um[tipo]}Nome`],
    ativo: valores[`pesquisa${um[tipo]}Ativa`],
    externo: valores[`pesquisa${um[tipo]}Externo`] || null,
  }));
}
