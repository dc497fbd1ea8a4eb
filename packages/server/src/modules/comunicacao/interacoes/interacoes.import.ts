/**
 * Interactions of the old system, which stand under `interacoes/{filiado}/{id}`; the key kept is '{filiado}/{id}'.
 *
 * Refused: of a member or an item that did not come over, without a day that can be. What has no text comes, remarked. A dependent that did not come is
 * remarked, and the interaction stays the member's. Source: spec 2 §3; decisions-members (Import).
 */
import { CLASSIFICACOES } from '@sede/domain/modules/comunicacao/interacoes';
import { TIPO_OUTRO } from '@sede/domain/modules/comunicacao/itens-interacao';
import { asNode, children, type ImportSource, type Node, Refusal, readText } from '#platform/import/index.ts';
import { interacoes } from './interacao.record.ts';

function* records(exported: Node): Iterable<[string, Node]> {
  for (const [filiado, list] of children(exported.interacoes)) {
    for (const [id, one] of children(list)) yield [`${filiado}/${id}`, { ...asNode(one), id_filiado: filiado }];
  }
}

export const interacoesImportSource: ImportSource = {
  order: 230,
  area: 'interacoes',
  table: 'interacoes',
  records,
  async importRecord({ tx, now, chave, origins }, fields) {
    const filiado = readText(fields.raw('id_filiado'));
    const filiadoId = await origins.idOf(tx, 'filiados', filiado);
    if (!filiadoId) throw new Refusal('o filiado não foi importado');
    const item = asNode(fields.raw('item_interacao'));
    const itemKey = readText(item.value ?? item.id ?? fields.raw('item_interacao'));
    const itemId = await origins.idOf(tx, 'itensInteracao', itemKey);
    if (!itemId) throw new Refusal('o item de interação não foi importado');
    const data = fields.instant('data');
    if (data === null) throw new Refusal('sem data');
    if (data > now) throw new Refusal('a data é futura');
    const dependente = readText(fields.raw('id_dependente'));
    // In a flat list dependents came over under their id alone.
    const dependenteId =
      dependente === ''
        ? undefined
        : ((await origins.idOf(tx, 'dependentes', `${filiado}/${dependente}`)) ??
          (await origins.idOf(tx, 'dependentes', dependente)));
    if (dependente !== '' && !dependenteId) fields.remark('sem o dependente, que não foi importado');
    const descricao = fields.text('descricao', 4000);
    if (descricao === null) fields.remark('sem descrição');
    const responsavel = asNode(fields.raw('responsavel'));
    const classificacao = fields.text('classificacao', 20);
    const { id } = await interacoes.insert(
      { tx },
      {
        ...{ idOrigem: chave, filiadoId, itemId, data },
        dependenteId: dependenteId ?? null,
        relacaoDependente: dependente !== '',
        tipo: fields.text('tipo', 60) ?? TIPO_OUTRO,
        descricao: descricao ?? 'Sem descrição no sistema anterior.',
        // What nobody classified stays within the union.
        classificacao: CLASSIFICACOES.find((uma) => uma === classificacao) ?? 'Interna',
        responsavelId: null,
        responsavelNome: readText(responsavel.label ?? fields.raw('responsavel')) || 'Sistema anterior',
      },
    );
    return id;
  },
};
