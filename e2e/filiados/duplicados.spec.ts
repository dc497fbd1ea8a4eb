/** Two records of one person: one gestor chooses and proposes, another confirms; the old address leads to the record that stays. */
import { create, newCpf, unique } from '../support/records.ts';
import { expectFits, expectNotice } from '../support/screens.ts';
import { expect, expectNoViolations, phone, test } from '../support/test.ts';

test('two records become one, by two people', async ({ person }) => {
  const { page } = await person(['gestor_usuario'], 'Helena Prado');
  const nome = unique('Rosa Duarte');
  const common = { nomeCompleto: nome, empresa: 'TCU', situacaoFiliado: 'ATIVO', semEmail: true };
  const [cpf, outroCpf] = [newCpf(), newCpf()];
  const matriculas = [unique('A'), unique('B')];
  const fica = await create<{ id: string }>(page, 'filiados', {
    ...{ ...common, cpf, matricula: matriculas[0], dataFiliacao: '2010-03-14' },
  });
  const sai = await create<{ id: string }>(page, 'filiados', {
    ...{
      ...common,
      cpf: outroCpf,
      matricula: matriculas[1],
      dataFiliacao: '1998-03-14',
      cargo: 'Técnico Federal de Controle Externo',
    },
  });
  await page.goto(`/filiados/duplicados/comparar?fica=${fica.id}&sai=${sai.id}`);
  const cargo = page.getByRole('group', { name: 'Cargo' });
  await expect(cargo.getByRole('radio', { name: /que sai: Técnico Federal de Controle Externo/ })).toBeChecked();
  await expect(page.getByText(/Filiações que se sobrepõem serão unidas/)).toBeVisible();
  await expectNoViolations(page);
  await page
    .getByRole('group', { name: 'CPF' })
    .getByRole('radio', { name: /que fica/ })
    .check();
  await page.getByRole('button', { name: 'Propor unificação' }).click();
  await expectNotice(page, 'Unificação proposta: falta a confirmação de outra pessoa.');
  await page.goto(`/filiados/duplicados/comparar?fica=${fica.id}&sai=${sai.id}`);
  await expect(page.getByRole('button', { name: 'Confirmar unificação' })).toBeDisabled();

  const { page: other } = await person(['gestor_usuario'], 'Rui Prado');
  await other.setViewportSize(phone.viewport);
  await other.goto(`/filiados/duplicados/propostas?busca=${encodeURIComponent(nome)}`);
  await expectFits(other);
  await other.getByRole('button', { name: nome, exact: true }).click();
  await other.getByRole('button', { name: 'Conferir e decidir' }).click();
  await expect(other.getByRole('button', { name: 'Confirmar unificação' })).toBeEnabled();
  await expectFits(other);
  await expectNoViolations(other);
  await other.getByRole('button', { name: 'Confirmar unificação' }).click();
  await other.getByRole('dialog', { name: 'Confirmar unificação' }).getByRole('button', { name: 'Unificar' }).click();
  await expectNotice(other, 'Fichas unificadas.');

  await other.setViewportSize({ width: 1366, height: 800 });
  await other.goto(`/filiados/${sai.id}`);
  await expect(other).toHaveURL(new RegExp(`/filiados/${fica.id}$`));
  await expect(other.getByRole('heading', { level: 1, name: nome })).toBeVisible();
  await expect(other.getByText('filiação em 14/03/1998', { exact: false })).toBeVisible();
  await expect(other.getByText(`Unificado com a ficha de ${nome}`)).toBeVisible();
  await other.goto(`/filiados?busca=${encodeURIComponent(nome)}`);
  await expect(other.getByRole('link', { name: nome })).toHaveCount(1);
});
