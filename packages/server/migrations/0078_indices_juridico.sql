-- What the legal area's lists, panel and worklist look for among many. Source: issue 12 (Speed).

create index atendimentos_numero_texto on atendimentos using gin (numero gin_trgm_ops);
create index atendimentos_ausentes on atendimentos (data) where filiado_ausente;
create index atendimentos_a_conferir on atendimentos (data) where a_conferir <> '{}';
create index processos_juridicos_a_conferir on processos_juridicos (movimentado_em) where a_conferir <> '{}';
-- Of whom only the name is known: imported ones alone.
create index atendimento_filiados_nome on atendimento_filiados (atendimento_id) where nome is not null;
create index filiados_processos_nome on filiados_processos (processo_id) where nome is not null;
