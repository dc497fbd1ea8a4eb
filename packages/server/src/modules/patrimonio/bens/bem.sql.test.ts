import {
  CLASSES_DO_BEM,
  isSemRegistro,
  ondeEsta,
  SITUACOES_DA_CLASSE,
  type SituacaoDoBem,
  situacaoDoBem,
} from '@sede/domain/modules/patrimonio/bens';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PatrimonioRig, patrimonioRig } from '../patrimonio.office-for-tests.ts';

let rig: PatrimonioRig;
beforeAll(async () => {
  rig = await patrimonioRig();
});
afterAll(() => rig.app.close());

/** Every base of every class, with and without user, exit and maintenance. */
const combinations = () =>
  CLASSES_DO_BEM.flatMap((classe) =>
    (SITUACOES_DA_CLASSE[classe] as readonly SituacaoDoBem[]).flatMap((situacaoBase) =>
      [false, true].flatMap((comUsuario) =>
        [null, { previsao: null }, { previsao: rig.dia(-1) }, { previsao: rig.dia(0) }].flatMap((saida) =>
          [null, { desde: rig.dia(-9) }].map((manutencao) => ({ classe, situacaoBase, comUsuario, saida, manutencao })),
        ),
      ),
    ),
  );

it('the database derives word and place as the domain does, whatever stands and is open', async () => {
  const all = combinations();
  expect(all).toHaveLength((5 + 3) * 2 * 4 * 2);
  for (const estado of all) {
    const { classe, situacaoBase, comUsuario, saida, manutencao } = estado;
    const id = crypto.randomUUID();
    // Also what no path of the product makes: a discarded asset that is out came over so.
    await rig.app.rows(
      `insert into bens (id, criado_em, atualizado_em, classe, tipo_objeto, cnpj, empresa, situacao_base, usuario_nome, data_cadastro, autor, a_conferir)
       values ($1, now(), now(), $2, 'Mesa', $3, 'X', $4, $5, now(), 'x', '{x}')`,
      [id, classe, classe === 'predial' ? '11222333000181' : null, situacaoBase, comUsuario ? 'Ana' : null],
    );
    if (saida)
      await rig.app.rows(
        `insert into bens_fluxos (id, criado_em, atualizado_em, bem_id, responsavel, data_saida, previsao, autor)
         values (gen_random_uuid(), now(), now(), $1, 'Ana', $2, $3, 'x')`,
        [id, rig.dia(-5), saida.previsao],
      );
    if (manutencao)
      await rig.app.rows(
        `insert into bens_manutencoes (id, criado_em, atualizado_em, bem_id, responsavel, descricao_problema, data_manutencao, tipo_objeto, autor)
         values (gen_random_uuid(), now(), now(), $1, 'O', 'P', $2, 'Mesa', 'x')`,
        [id, manutencao.desde],
      );
    const read = await rig.read(id);
    const onde = ondeEsta(estado, rig.hoje);
    expect([read.situacao, read.semRegistro, read.lugar, read.lugarDia], JSON.stringify(estado)).toEqual([
      ...[situacaoDoBem(estado), isSemRegistro(estado), onde.lugar, onde.dia],
    ]);
  }
}, 60_000);
