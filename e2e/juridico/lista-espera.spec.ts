/** The waiting list: who waits is booked from it, and waits no more. */
import { DIA, newEscritorio, newFiliado } from '../support/legal.ts';
import { create } from '../support/records.ts';
import { choose, expectNotice, row, rowMenu } from '../support/screens.ts';
import { expect, expectNoViolations, test } from '../support/test.ts';

test('a booking takes its member off the list, and nobody else', async ({ person }) => {
  const { page: gestora } = await person(['gestor_usuario'], 'Gilda Gestora');
  const [ana, bia] = [await newFiliado(gestora), await newFiliado(gestora)];
  const { page } = await person(['juridico'], 'Júlia Jurista');
  const escritorio = await newEscritorio(page);
  for (const { id } of [ana, bia]) {
    await create(page, 'lista-espera', {
      ...{ filiadoId: id, escritorioId: escritorio.id, tipoAtendimento: 'Presencial', tipoServico: 'Jurídico' },
      ...{ de: DIA, ate: DIA },
    });
  }

  await page.goto(`/juridico/lista-de-espera?escritorio=${escritorio.id}`);
  await expect(row(page, bia.nome)).toBeVisible();
  await rowMenu(page, ana.nome, 'Agendar atendimento');
  await expect(page.getByRole('list', { name: 'Filiados escolhidos' }).getByText(ana.nome)).toBeVisible();
  await page.getByRole('button', { name: 'Avançar' }).click();
  await choose(page.locator('main'), 'Escritório', escritorio.nome, escritorio.nome);
  await page.getByText('Presencial', { exact: true }).click();
  await page.getByRole('button', { name: 'Próximo dia livre' }).click();
  await page.getByRole('checkbox', { name: '09:00 – 09:40' }).check({ force: true });
  await page
    .getByRole('group', { name: /^Há processo em curso/ })
    .getByText('Não', { exact: true })
    .click();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Agendar atendimento' }).click();
  await expect(page.getByRole('heading', { name: /^Atendimento \d{4}\/\d{4} agendado$/ })).toBeVisible();

  await page.goto(`/juridico/lista-de-espera?escritorio=${escritorio.id}`);
  await expect(row(page, bia.nome)).toBeVisible();
  await expect(row(page, ana.nome)).toHaveCount(0);
  await rowMenu(page, bia.nome, 'Tirar da lista de espera');
  await page.getByRole('dialog').getByRole('button', { name: 'Tirar' }).click();
  await expectNotice(page, 'Retirado da lista de espera.');
});
