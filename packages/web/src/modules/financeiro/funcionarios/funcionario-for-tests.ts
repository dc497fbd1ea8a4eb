/** An employee as screen tests show it: `funcionario(3)` is 'Pessoa 3', with an id of its own; the rest by overrides. */
import type { Funcionario } from '@sede/domain/modules/financeiro/funcionarios';

export const funcionario = (n: number, given: Partial<Funcionario> = {}): Funcionario => ({
  id: `0198c0de-0000-7000-8000-${String(n).padStart(12, '0')}`,
  versao: 1,
  criadoEm: '2026-11-01T12:00:00.000Z',
  atualizadoEm: '2026-11-01T12:00:00.000Z',
  nome: `Pessoa ${n}`,
  cpf: '52998224725',
  dataNascimento: '1990-01-31',
  celular: '+5561999998888',
  email: `p${n}@sindicato.org`,
  uf: 'DF',
  idUsuario: null,
  nomeUsuario: null,
  desabilitado: false,
  ...given,
});
