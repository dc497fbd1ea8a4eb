/**
 * The dependents of one member: masked as page and dialog show them, and whole, which is written down first.
 *
 * The whole reading is the member's 'Mostrar': the same act on the same screen, so that one row stands for the record and its
 * dependents. Source: decisions §6; decisions-members (Sensitive data, LGPD).
 */
import type { Dependente } from '@sede/domain/modules/filiados/dependentes';
import { nomeDoFiliado } from '@sede/domain/modules/filiados/filiados';
import type { ReadContext } from '#platform/api/index.ts';
import { registerAcesso } from '#platform/personal-data/index.ts';
import { filiados } from '../filiados/index.ts';
import {
  type DependenteLinha,
  daFamilia,
  dependentes,
  presentDependente,
  presentInteiro,
} from './dependente.record.ts';

type Itens = { itens: Dependente[] };

const linhas = (ctx: ReadContext, filiado: string) => dependentes.some<DependenteLinha>(ctx, daFamilia(filiado));

export async function listDependentes(ctx: ReadContext, { id }: { id: string }): Promise<Itens> {
  await filiados.linha(ctx, id);
  return { itens: (await linhas(ctx, id)).map(presentDependente(ctx)) };
}

export async function readDependentesInteiros(ctx: ReadContext, { id }: { id: string }): Promise<Itens> {
  const titular = await filiados.linha(ctx, id);
  await registerAcesso(ctx, { ato: 'mostrar', tela: 'filiados', filiado: { id, nome: nomeDoFiliado(titular) } });
  return { itens: (await linhas(ctx, id)).map(presentInteiro(ctx)) };
}
