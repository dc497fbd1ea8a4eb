import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findNotice, screen, there } from '#platform/testing/index.ts';
import { AGENDA, GRUPO, openPage } from './agendar-for-tests.ts';
import { editAtendimentoPath } from './atendimentos.paths.ts';
import { ATENDIMENTO, ID, podeEm } from './atendimentos-for-tests.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => sessionStorage.clear());

describe('editing', () => {
  const HORARIO = there(ATENDIMENTO.horarios[0]);
  const NOVEMBRO = { data: '2026-11-25', id: ID };
  const MARCADO = { ...ATENDIMENTO, data: NOVEMBRO.data, participantes: ATENDIMENTO.participantes.slice(0, 1) };
  const proprio = { ...GRUPO, horarios: [{ ...HORARIO, livre: true, passado: false }, ...GRUPO.horarios.slice(2)] };

  it('begins at the second step with what stands there, and sends only what changed', async () => {
    const { user, asked } = await openPage(
      { get: () => MARCADO, horarios: () => ({ grupos: [proprio] }), editar: () => MARCADO },
      { at: editAtendimentoPath(ID) },
    );
    const marcado = await screen.findByRole('checkbox', { name: '09:40 – 10:20' });
    expect(marcado).toHaveProperty('checked', true);
    await user.click(marcado);
    await user.click(screen.getByRole('checkbox', { name: '10:20 – 11:00' }));
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await findNotice('Atendimento atualizado com sucesso!');
    expect(asked('atendimentos.editar')).toEqual([
      { id: ID, versao: 3, lugar: { agendaId: AGENDA, data: '2026-11-25', horarios: [GRUPO.horarios[2]?.id] } },
    ]);
  });

  it('one that has no slot any more changes what it is about without taking one', async () => {
    const { user, asked } = await openPage(
      {
        get: () => ({ ...MARCADO, agendaId: null, horarios: [], semHorario: true }),
        editar: () => MARCADO,
      },
      { at: editAtendimentoPath(ID) },
    );
    await user.click(await screen.findByRole('radio', { name: 'Não' }));
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await findNotice('Atendimento atualizado com sucesso!');
    expect(asked('atendimentos.editar')).toEqual([{ id: ID, versao: 3, processoEmCurso: false }]);
  });

  it('one that waits for its conclusion changes only what it is about', async () => {
    const { user, asked } = await openPage(
      {
        get: () => ({ ...MARCADO, situacao: 'Aguardando conclusão' as const, pode: podeEm('Aguardando conclusão') }),
        editar: () => MARCADO,
      },
      { at: editAtendimentoPath(ID) },
    );
    const descricao = await screen.findByRole('textbox', { name: 'Descrição' });
    expect(screen.queryByRole('checkbox')).toBeNull();
    await user.clear(descricao);
    await user.type(descricao, 'Outra.');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await findNotice('Atendimento atualizado com sucesso!');
    expect(asked('atendimentos.editar')).toEqual([{ id: ID, versao: 3, descricao: 'Outra.' }]);
  });
});
