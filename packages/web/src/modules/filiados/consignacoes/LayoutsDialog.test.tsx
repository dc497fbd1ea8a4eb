import type { LayoutDaCasa } from '@sede/domain/modules/filiados/consignacoes';
import { expect, it } from 'vitest';
import {
  answerSends,
  choose,
  expectNoViolations,
  fill,
  findNotice,
  type Handlers,
  openAt,
  pageOf,
  screen,
  within,
} from '#platform/testing/index.ts';
import { consignacoesModule } from './consignacoes.routes.tsx';
import { id, layout, painel, previa } from './consignacoes-for-tests.ts';

const antigo = layout({ id: id(801), versao: 4, numero: 1, nome: 'TCU', vigente: false, criadoPor: 'Carla' });
const atual = layout({ id: id(802), versao: 1, numero: 2, nome: 'TCU', criadoEm: '2026-11-01T12:00:00.000Z' });

async function open(over: Handlers['consignacoes'] = {}) {
  const page = await openAt('/Consignacao', consignacoesModule.routes, {
    as: ['consignacao'],
    contract: {
      consignacoes: {
        painel: () => painel(),
        list: () => pageOf([], { esperado: 0, descontado: 0, diferenca: 0 }),
        layouts: () => ({ itens: [atual, antigo, layout({ vigente: false }), layout({ casa: 'SENADO' })] }),
        ...over,
      },
    },
  });
  await page.user.click(await screen.findByRole('button', { name: 'Layouts: TCU' }));
  return { ...page, list: await screen.findByRole('dialog', { name: 'Layouts · TCU' }) };
}

it('lists the versions of its house, the one in use said; an earlier one is put back', async () => {
  const { user, asked, list } = await open({ usarLayout: () => ({ ...antigo, vigente: true }) });
  await within(list).findByText('TCU v2');
  expect(within(list).getAllByRole('listitem')).toHaveLength(3);
  expect(within(list).getAllByText('Em uso')).toHaveLength(1);
  await expectNoViolations();
  await user.click(within(list).getByRole('button', { name: 'Usar: TCU v1' }));
  await findNotice('Layout em uso.');
  expect(asked('consignacoes.usarLayout')).toEqual([{ id: id(801), versao: 4 }]);
});

it('a new version is kept only after a file was read with it; what was tried no longer holds when it changes', async () => {
  const sent = answerSends(() => ({ body: previa() }));
  // The version that was sent over the one in use.
  const { user, asked, list } = await open({ salvarLayout: (input) => ({ ...atual, ...input }) as LayoutDaCasa });
  await user.click(await within(list).findByRole('button', { name: 'Nova versão a partir de TCU v2' }));
  const form = await screen.findByRole('dialog', { name: 'Nova versão do layout · TCU' });
  const save = within(form).getByRole('button', { name: 'Guardar e usar' });
  await user.click(within(form).getByRole('radio', { name: 'Posições fixas' }));
  await user.click(within(form).getByRole('button', { name: 'Testar com um arquivo' }));
  await within(form).findByText('Diga onde está o valor.');
  await fill(user, form, 'CPF: começa em', '1');
  await fill(user, form, 'CPF: tamanho', '11');
  await fill(user, form, 'Valor: começa em', '62');
  await fill(user, form, 'Valor: tamanho', '10');
  await choose(user, form, 'Decimais', 'Os dois últimos algarismos');
  await expectNoViolations();
  await user.upload(within(form).getByLabelText('Arquivo do teste'), new File(['x'], 'novembro.txt'));
  await within(form).findByText('1.204 linhas · R$ 20.000,00');
  expect(JSON.parse(decodeURIComponent(sent[0]?.headers.get('x-layout') ?? ''))).toMatchObject({
    ...{ tipo: 'fixo', decimais: 'implicito' },
    colunas: { cpf: { inicio: 1, tamanho: 11 }, valor: { inicio: 62, tamanho: 10 } },
  });
  await fill(user, form, 'Valor: tamanho', '9');
  expect(within(form).queryByText('1.204 linhas · R$ 20.000,00')).toBeNull();
  expect(save).toHaveProperty('disabled', true);
  await fill(user, form, 'Valor: tamanho', '10');
  await user.click(save);
  await findNotice('Layout guardado e em uso.');
  expect(asked('consignacoes.salvarLayout')).toMatchObject([{ casa: 'TCU', nome: 'TCU', definicao: { tipo: 'fixo' } }]);
});

it('a file that the layout cannot read shows its lines, and the layout is not kept', async () => {
  answerSends(() => ({ body: previa({ problemas: [{ linha: 3, problema: 'valor ilegível' }], quantosProblemas: 1 }) }));
  const { user, list } = await open();
  await user.click(await within(list).findByRole('button', { name: 'Nova versão a partir de TCU v2' }));
  const form = await screen.findByRole('dialog', { name: 'Nova versão do layout · TCU' });
  await user.upload(within(form).getByLabelText('Arquivo do teste'), new File(['x'], 'novembro.txt'));
  await within(form).findByText('Linha 3: valor ilegível');
  expect(within(form).getByRole('button', { name: 'Guardar e usar' })).toHaveProperty('disabled', true);
});
