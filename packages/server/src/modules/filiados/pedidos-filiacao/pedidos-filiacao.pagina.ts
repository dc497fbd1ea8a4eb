/** What the public page says of the union and offers, and the address of a CEP for it. Source: spec 2 §2, §8, §9. */
import type { ValuesOf } from '@sede/domain/manifest';
import {
  consignacoesSettings,
  contribuicaoEm,
  readTabela,
  TABELA_PADRAO,
} from '@sede/domain/modules/filiados/consignacoes';
import { filiadosSettings } from '@sede/domain/modules/filiados/filiados';
import { type PaginaFiliacao, pedidosErrors, pedidosSettings } from '@sede/domain/modules/filiados/pedidos-filiacao';
import { configuracoesSettings } from '@sede/domain/modules/sistema/configuracoes';
import { readConfiguracoes } from '#modules/sistema/configuracoes/index.ts';
import type { Actor, ReadContext } from '#platform/api/index.ts';
import type { Tx } from '#platform/db/index.ts';
import { readCep } from '../filiados/index.ts';

const SETTINGS = { ...configuracoesSettings, ...filiadosSettings, ...pedidosSettings, ...consignacoesSettings };

/** The dues in force today: the row that the payroll check uses; before the first one, the first. */
function contribuicaoDe(texto: string, hoje: string) {
  const tabela = readTabela(texto);
  const [padrao = null] = readTabela(TABELA_PADRAO);
  const faixa = contribuicaoEm(tabela, hoje) ?? tabela.at(-1) ?? padrao;
  return { percentual: faixa?.percentual ?? 0, piso: faixa?.piso ?? 0, teto: faixa?.teto ?? 0 };
}

const ofertasDe = (cfg: ValuesOf<typeof filiadosSettings>) => ({
  cargos: { CAMARA: [...cfg.cargosCamara], SENADO: [...cfg.cargosSenado], TCU: [...cfg.cargosTcu] },
  associacoes: {
    CAMARA: [...cfg.associacoesCamara],
    SENADO: [...cfg.associacoesSenado],
    TCU: [...cfg.associacoesTcu],
  },
});
export const readOfertas = async (tx: Tx) => ofertasDe(await readConfiguracoes(tx, filiadosSettings));

type Publico = ReadContext<Actor | null>;

export async function readPagina({ db, today }: Publico): Promise<PaginaFiliacao> {
  const cfg = await readConfiguracoes(db, SETTINGS);
  return {
    hoje: today,
    sindicato: {
      nome: cfg.nomeSindicato,
      sigla: cfg.siglaSindicato,
      telefone: cfg.telefoneSindicato,
      email: cfg.emailSindicato,
    },
    textoConsentimento: cfg.textoConsentimento,
    fatos: {
      ...contribuicaoDe(cfg.tabelaContribuicao, today),
      gas: cfg.precoGas,
      recomposicao: cfg.recomposicaoSalarial,
      projetos: cfg.projetosDeLei,
    },
    ...ofertasDe(cfg),
  };
}

/** Whatever goes wrong says the text's one sentence: the address can be typed. */
export async function readCepPublico(ctx: Publico, { cep }: { cep: string }) {
  try {
    return await readCep(ctx, cep);
  } catch {
    // Unknown, unavailable, no CEP: all the same here, as the text has it.
    throw pedidosErrors.cep();
  }
}
