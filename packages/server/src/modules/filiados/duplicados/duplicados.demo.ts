/** Two pairs of records of one person: one to find in the list, one whose merge waits for a second person. */
import { GRUPOS_DE_CAMPOS } from '@sede/domain/modules/filiados/duplicados';
import { sql } from 'kysely';
import { type DemoPart, makeCpf } from '#demo/index.ts';

export const duplicadosDemo: DemoPart = {
  after: ['filiados', 'pedidosTitular'],
  seed({ db, office, person, on, ontem, idOf, namesOf, random }) {
    on(ontem, '17:10', async () => {
      const gestora = person('gestor_usuario');
      const draws = random.fork('duplicados');
      let made = 0;
      for (const kept of namesOf('filiados')) {
        if (made === 2) return;
        const { id, versao, ...um } = await office.act(gestora, 'filiados', 'restritos', {
          id: idOf('filiados', kept),
        });
        if (um.cadastro !== 'FILIADO' || um.falecido || um.situacaoFiliado === 'INATIVO' || um.dataFiliacao === null)
          continue;
        const novo = await office.act(gestora, 'filiados', 'create', {
          ...{ nomeCompleto: um.nomeCompleto.toUpperCase(), cpf: makeCpf(draws), dataNascimento: um.dataNascimento },
          ...{ empresa: um.empresa, matricula: um.matricula, situacaoFiliado: um.situacaoFiliado, semEmail: true },
          ...{ dataFiliacao: ontem, cidade: 'Brasília', estado: 'DF', distintos: [id] },
        });
        // As records that an old system had twice: nobody ever said that they are two people.
        await sql`update filiados set distintos = '{}' where id = ${novo.id}::uuid`.execute(db);
        made += 1;
        if (made === 1) continue;
        const { versao: saiVersao } = await office.act(gestora, 'filiados', 'get', { id: novo.id });
        const daOutra = GRUPOS_DE_CAMPOS.filter((grupo) => grupo.id === 'cep').map((grupo) => grupo.id);
        const proposta = { ficaId: id, ficaVersao: versao, saiId: novo.id, saiVersao, daOutra };
        await office.act(gestora, 'duplicados', 'create', proposta);
      }
    });
  },
};
