/** The panel: each count leads to the list that it counts, which has as many; an office's user counts their office alone. */
import { book, daEscritorio, newEscritorio, newFiliado, newProcesso } from '../support/legal.ts';
import { create } from '../support/records.ts';
import { expect, expectNoViolations, test } from '../support/test.ts';

test('a count leads to a list of as many, of the own office alone', async ({ person }) => {
  const { page: gestora } = await person(['gestor_usuario'], 'Gilda Gestora');
  const ana = await newFiliado(gestora);
  const { page: julia } = await person(['juridico'], 'Júlia Jurista');
  const [escritorio, outro] = [await newEscritorio(julia), await newEscritorio(julia)];
  await book(julia, escritorio, 0, ana.id);
  await book(julia, escritorio, 1, ana.id);
  const faltou = await book(julia, escritorio, 2, ana.id);
  await create(julia, `atendimentos/${faltou.id}/resultado`, { versao: faltou.versao, ocorreu: false });
  await book(julia, outro, 3, ana.id);
  await newProcesso(julia, escritorio.id);
  await newProcesso(julia, outro.id);

  const { page: sistema } = await person(['gestor_sistema'], 'Sílvia Sistema');
  const { page: paula, user } = await person(['escritorio_juridico'], 'Paula Prado');
  await daEscritorio(sistema, user.email, escritorio.id);
  await paula.goto('/juridico');
  const todo = { name: 'Todo o período' };
  const atendimentos = paula.getByRole('region', { name: 'Atendimentos' });
  const processos = paula.getByRole('region', { name: 'Processos/Procedimentos' });
  await atendimentos.getByRole('radio', todo).click();
  await processos.getByRole('radio', todo).click();
  await expect(atendimentos.getByRole('link', { name: /^Todos os agendados 2$/ })).toBeVisible();
  await expect(processos.getByRole('link', { name: /^Em andamento 1$/ })).toBeVisible();
  await expectNoViolations(paula);

  for (const [painel, quantos] of [
    [atendimentos, (n: string) => new RegExp(`^${n} atendimentos?$`)],
    [processos, (n: string) => new RegExp(`^${n} processos?$`)],
  ] as const) {
    for (const texto of await painel.getByRole('listitem').getByRole('link').allInnerTexts()) {
      const [rotulo = '', conta = ''] = texto.split('\n').filter(Boolean);
      await painel.getByRole('link', { name: rotulo }).first().click();
      await expect(paula.getByText(quantos(conta)), texto).toBeVisible();
      await paula.goBack();
      await expect(painel.getByRole('link', { name: rotulo }).first()).toBeVisible();
    }
  }
});
