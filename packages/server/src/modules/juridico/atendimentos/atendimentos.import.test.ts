/** Appointments of the old system: slots, states, outcomes, members, numbers, comments, cases, PDFs, as such exports really are. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usuariosModule } from '#modules/acesso/usuarios/index.ts';
import { filiadosModule } from '#modules/filiados/filiados/index.ts';
import { importRig } from '#platform/testing/import-rig.ts';
import { agendasModule } from '../agendas/index.ts';
import { escritoriosModule } from '../escritorios/index.ts';
import { objetosProcessoModule } from '../objetos-processo/index.ts';
import { processosModule } from '../processos/index.ts';
import { atendimentosModule } from './index.ts';

let rig: Awaited<ReturnType<typeof importRig>>;
let first: Awaited<ReturnType<typeof rig.importar>>;

const at = (dia: string, hora: string) => Date.parse(`${dia}T${hora}:00-03:00`);
const slot = (de: string, ate: string, atendimentoId = '') => ({
  ...{ hora_inicio: at(DIA, de), hora_final: at(DIA, ate) },
  ...(atendimentoId === '' ? { isSelected: false } : { isSelected: true, atendimentoId }),
});
/** Long after the tests. */
const DIA = '2096-12-03';
const ANTES = '2023-05-04';
const UM = {
  numero: '2023/0001',
  escritorio: { id: 'e1', nome: 'Prado & Filhos' },
  situacao: 'Aguardando realização',
  data: at(DIA, '00:00'),
  horaInicio: '09:00',
  horaFim: '09:40',
  tipoAtendimento: 'Presencial',
  agendaId: 'a',
  filiados: [{ id: 'f1', nome_completo: 'ANA' }],
  agendadoPor: 'julia@x.org',
};
const PASSADO = { ...UM, data: at(ANTES, '00:00'), agendaId: undefined };
const n = (numero: number) => ({ numero: `2023/${String(numero).padStart(4, '0')}` });
const FILIADO = { empresa: 'TCU', matricula: '1', situacao_filiado: 'ATIVO' };
const EXPORT = {
  usuarios: {
    u1: { email: 'ines@prado.example', displayName: 'Inês Prado', escritorios: ['e1'] },
    u2: { email: 'julia@x.org', displayName: 'Júlia' },
  },
  roles: { u1: { escritorio_juridico: true }, u2: { juridico: true } },
  filiados: {
    f1: { ...FILIADO, nome_completo: 'Ana Souza', cpf: '529.982.247-25' },
    f2: { ...FILIADO, nome_completo: 'Rui Lima', cpf: '111.444.777-35' },
  },
  juridico: {
    escritorios_advocacia: { e1: { nome: 'Prado', email: 'a@prado.example' } },
    objetos: { o1: { descricao: 'Quintos' } },
    numero_atendimento: { 2023: 5 },
    processos: {
      p1: { tipo: 'Judicial', numeroProcesso: '1', filiados: ['f1'] },
      p2: { tipo: 'Procedimento', numeroProcesso: '2023/0001', atendimentos: [{ id: 'concluido' }], filiados: ['f1'] },
    },
    agendas: {
      e1: {
        a: {
          ...{ escritorio: { id: 'e1' }, tipo_atendimento: 'Virtual', tipo_servico: 'Contábil', anoAgenda: 2096 },
          datas: {
            [String(at(DIA, '00:00'))]: [
              slot('09:00', '09:40', 'dois'),
              slot('09:40', '10:20', 'dois'),
              slot('10:20', '11:00', 'cancelado'),
              slot('11:00', '11:40', 'sumiu'),
              slot('13:00', '13:40', 'tomado'),
              slot('14:00', '14:40'),
              slot('15:00', '15:40', 'repetido'),
            ],
            [String(at('2096-12-04', '00:00'))]: [slot('09:00', '09:40', 'dois')],
          },
        },
      },
    },
    atendimentos: {
      e1: {
        dois: {
          ...UM,
          processoEmCurso: 'Sim',
          processos: { p1: true, fora: true },
          descricao: 'Consulta',
          comentarios: [
            { comentario: 'Trazer documentos', data: at(ANTES, '10:00'), email: 'ines@prado.example' },
            'solto',
          ],
          anexos: [{ nome: 'procuracao.pdf', url: 'https://x/o/atendimentos%2Fprocuracao.pdf?t=1' }],
        },
        quer: { ...UM, ...n(3), horaInicio: '13:00', horaFim: '13:40', filiados: {} },
        tomado: {
          ...UM,
          ...n(2),
          horaInicio: '13:00',
          filiados: [{ cpf: '111.444.777-35' }, { nome_completo: 'Só Nome', cpf: '1' }, {}],
        },
        hora: {
          ...UM,
          ...n(4),
          tipoAtendimento: undefined,
          horaInicio: undefined,
          horaFim: undefined,
          horariosSelecionados: [slot('14:00', '14:40')],
        },
        cancelado: { ...UM, ...n(5), situacao: 'Cancelado', horaInicio: '10:20' },
        repetido: { ...UM, ...n(5), numero: '2023/05', horaInicio: '15:00' },
        semNumero: { ...PASSADO, numero: 'x', situacao: 'Em andamento', horaFim: '08:00' },
        vencido: { ...PASSADO, ...n(8) },
        realizado: {
          ...PASSADO,
          ...n(9),
          situacao: 'Aguardando manifestação',
          conclusao: { ocorreuAtendimento: 'Sim' },
        },
        faltou: {
          ...PASSADO,
          ...n(10),
          situacao: 'Concluído',
          conclusao: { ocorreuAtendimento: 'Não', isFiliadoAusente: true, comentarios: 'Avisou' },
        },
        escritorio: { ...PASSADO, ...n(11), conclusao: { ocorreuAtendimento: 'Não', isFiliadoAusente: false } },
        concluido: {
          ...{
            ...PASSADO,
            ...n(12),
            situacao: 'Encerrado',
            agendadoPor: 'saiu@x.org',
            data_cadastro: at('2023-04-01', '10:00'),
          },
          conclusao: {
            ocorreuAtendimento: 'Sim',
            advogadoResponsavel: { id: 'u1', nome: 'Inês P.' },
            processos: ['p1'],
          },
          seraConstituidoNovoProcesso: 'Sim',
          comentariosConclusao: [{ comentario: 'Protocolado' }],
        },
        semResultado: { ...PASSADO, ...n(13), situacao: 'Concluído', agendadoPor: 'Recepção' },
        canceladoDepois: {
          ...PASSADO,
          ...n(14),
          situacao: 'Cancelado',
          conclusao: { ocorreuAtendimento: 'Sim' },
          seraConstituidoNovoProcesso: 'Não',
        },
        apagado: { ...PASSADO, ...n(15), situacao: 'Excluído' },
        semDia: { ...UM, ...n(16), data: undefined },
      },
      fora: { z: { ...UM, ...n(17), escritorio: 'fora' } },
    },
  },
};

beforeAll(async () => {
  rig = await importRig([
    ...[usuariosModule, filiadosModule, escritoriosModule, objetosProcessoModule, agendasModule],
    ...[processosModule, atendimentosModule],
  ]);
  rig.pdf('atendimentos/procuracao.pdf');
  first = await rig.importar(EXPORT);
});
afterAll(() => rig.close());

const todos = <T extends object>(colunas: string, where = 'true') =>
  rig.rows<T>(
    `select substr(t.id_origem, 4) as chave, ${colunas} from atendimentos t where ${where} order by t.ano, t.sequencia`,
  );
const ressalvas = (chave: string) =>
  first('atendimentos')
    .ressalvas.filter((um) => um.chave === `e1/${chave}`)
    .map(({ texto }) => texto);

it('without a day or of an office that did not come, one is refused', () => {
  expect(first('atendimentos')).toMatchObject({
    lidos: 17,
    importados: 15,
    recusados: [
      { chave: 'e1/semDia', texto: 'sem data' },
      { chave: 'fora/z', texto: 'o escritório não foi importado' },
    ],
  });
});

describe('slots', () => {
  it('have their appointment; another’s stays with who has it, what was cancelled is free, what nobody has stays blocked', async () => {
    expect(
      await rig.rows(`select h.data::text, h.inicio_min as de, substr(t.id_origem, 4) as de_quem, h.bloqueio_motivo as bloqueio
        from agenda_horarios h left join atendimentos t on t.id = h.atendimento_id order by 1, 2`),
    ).toEqual([
      { data: DIA, de: 540, de_quem: 'dois', bloqueio: null },
      { data: DIA, de: 580, de_quem: 'dois', bloqueio: null },
      { data: DIA, de: 620, de_quem: null, bloqueio: null },
      { data: DIA, de: 660, de_quem: null, bloqueio: 'Ocupado no sistema anterior' },
      { data: DIA, de: 780, de_quem: 'tomado', bloqueio: null },
      { data: DIA, de: 840, de_quem: 'hora', bloqueio: null },
      { data: DIA, de: 900, de_quem: 'repetido', bloqueio: null },
      { data: '2096-12-04', de: 540, de_quem: null, bloqueio: 'Ocupado no sistema anterior' },
    ]);
    expect(ressalvas('dois')).toContain('1 horário(s) de outro dia ou de outra agenda não ficaram com ele');
    expect(ressalvas('quer')).toEqual([
      'sem filiados: a conferir',
      'o horário é de outro atendimento, ou não está na agenda: ficou sem horário',
    ]);
  });

  it('give begin and end; what the appointment does not say is of its agenda', async () => {
    expect(
      await todos('inicio_min as de, fim_min as ate, tipo_atendimento, tipo_servico', "t.data = '2096-12-03'"),
    ).toEqual([
      { chave: 'dois', de: 540, ate: 620, tipo_atendimento: 'Presencial', tipo_servico: 'Contábil' },
      { chave: 'tomado', de: 780, ate: 820, tipo_atendimento: 'Presencial', tipo_servico: 'Contábil' },
      { chave: 'quer', de: 780, ate: 820, tipo_atendimento: 'Presencial', tipo_servico: 'Contábil' },
      { chave: 'hora', de: 840, ate: 880, tipo_atendimento: 'Virtual', tipo_servico: 'Contábil' },
      { chave: 'cancelado', de: 620, ate: 660, tipo_atendimento: 'Presencial', tipo_servico: 'Contábil' },
      { chave: 'repetido', de: 900, ate: 940, tipo_atendimento: 'Presencial', tipo_servico: 'Contábil' },
    ]);
  });
});

it('states come with what each has', async () => {
  const colunas = `t.situacao, t.ocorreu, t.motivo_da_falta as falta, t.novo_processo as novo, t.cancelado_de as de,
    t.concluido_em is not null as concluido`;
  const none = { ocorreu: null, falta: null, novo: null, de: null, concluido: false };
  expect(await todos(colunas, "t.data < '2090-01-01'")).toEqual([
    { ...none, chave: 'vencido', situacao: 'Aguardando realização' },
    { ...none, chave: 'realizado', situacao: 'Aguardando conclusão', ocorreu: true },
    { ...none, chave: 'faltou', situacao: 'Concluído', ocorreu: false, falta: 'filiado' },
    { ...none, chave: 'escritorio', situacao: 'Concluído', ocorreu: false, falta: 'escritorio' },
    { ...none, chave: 'concluido', situacao: 'Concluído', ocorreu: true, novo: true, concluido: true },
    { ...none, chave: 'semResultado', situacao: 'Concluído', ocorreu: true, concluido: true },
    {
      chave: 'canceladoDepois',
      situacao: 'Cancelado',
      ocorreu: true,
      falta: null,
      novo: false,
      de: 'Concluído',
      concluido: true,
    },
    { ...none, chave: 'apagado', situacao: 'Excluído' },
    { ...none, chave: 'semNumero', situacao: 'Aguardando conclusão' },
  ]);
  expect(await todos('t.cancelado_de as de, t.cancelado_motivo as motivo', "t.id_origem = 'e1/cancelado'")).toEqual([
    { chave: 'cancelado', de: 'Aguardando realização', motivo: 'Cancelado no sistema anterior.' },
  ]);
  expect(
    await todos(
      't.advogado_nome as advogado, t.comentario_conclusao as conclusao, t.agendado_por_nome as por',
      "t.id_origem = 'e1/concluido'",
    ),
  ).toEqual([{ chave: 'concluido', advogado: 'Inês P.', conclusao: 'Protocolado', por: 'Usuário não encontrado' }]);
  expect(await todos('t.agendado_por_nome as por', "t.id_origem in ('e1/dois', 'e1/semResultado')")).toEqual([
    { chave: 'dois', por: 'Júlia' },
    { chave: 'semResultado', por: 'Recepção' },
  ]);
});

it('numbers are kept; a repeated or unreadable one comes after all that were given', async () => {
  expect(await todos('t.numero, t.a_conferir', "t.a_conferir <> '{}'")).toEqual([
    { chave: 'quer', numero: '2023/0003', a_conferir: ['filiados'] },
    { chave: 'repetido', numero: '2023/0018', a_conferir: ['numero'] },
    { chave: 'semNumero', numero: '2023/0019', a_conferir: ['horaFim', 'numero'] },
  ]);
  expect(await rig.rows("select ano, ultimo from contadores_anuais where nome = 'atendimento'")).toEqual([
    { ano: 2023, ultimo: 19 },
  ]);
});

it('members by key, by CPF, else by name; of a group all came or none', async () => {
  const vieram = await rig.rows<{
    chave: string;
  }>(`select substr(t.id_origem, 4) as chave, coalesce(f.nome_completo, x.nome) as quem, x.compareceu
    from atendimento_filiados x join atendimentos t on t.id = x.atendimento_id left join filiados f on f.id = x.filiado_id
    where t.id_origem in ('e1/tomado', 'e1/faltou', 'e1/escritorio', 'e1/realizado') order by 1, 2`);
  expect(vieram).toEqual([
    { chave: 'escritorio', quem: 'Ana Souza', compareceu: null },
    { chave: 'faltou', quem: 'Ana Souza', compareceu: false },
    { chave: 'realizado', quem: 'Ana Souza', compareceu: true },
    { chave: 'tomado', quem: 'Rui Lima', compareceu: null },
    { chave: 'tomado', quem: 'Só Nome', compareceu: null },
  ]);
  expect(ressalvas('tomado')).toEqual([
    '1 filiado(s) sem ficha nem nome não vieram',
    '1 filiado(s) sem ficha: ficaram pelo nome',
  ]);
});

it('comments, PDFs and cases come along', async () => {
  expect(
    await rig.rows(`select c.comentario, c.autor_nome as autor, c.escritorio_nome as escritorio, c.data::text from atendimento_comentarios c
      join atendimentos t on t.id = c.atendimento_id where t.id_origem = 'e1/dois' order by c.data`),
  ).toMatchObject([
    { comentario: 'Trazer documentos', autor: 'Inês Prado', escritorio: 'Prado', data: '2023-05-04 13:00:00+00' },
    { comentario: 'solto', autor: 'Sistema anterior', escritorio: null },
  ]);
  expect(await rig.rows('select nome from atendimentos_anexos')).toEqual([{ nome: 'procuracao.pdf' }]);
  expect(
    await rig.rows(`select substr(t.id_origem, 4) as chave, p.id_origem as processo, x.origem from atendimento_processos x
      join atendimentos t on t.id = x.atendimento_id join processos_juridicos p on p.id = x.processo_id order by 1, 3`),
  ).toEqual([
    { chave: 'concluido', processo: 'p1', origem: 'conclusao' },
    { chave: 'concluido', processo: 'p2', origem: 'procedimento' },
    { chave: 'dois', processo: 'p1', origem: 'agendamento' },
  ]);
  expect(ressalvas('dois')).toContain('1 processo(s) que não foram importados');
});

it('a second run adds nothing; nothing of it is mailed', async () => {
  expect((await rig.importar(EXPORT))('atendimentos')).toMatchObject({ importados: 0, jaImportados: 15 });
  expect(await rig.rows('select count(*)::int as n from emails')).toEqual([{ n: 0 }]);
  expect(await rig.rows("select ultimo from contadores_anuais where nome = 'atendimento'")).toEqual([{ ultimo: 19 }]);
});
