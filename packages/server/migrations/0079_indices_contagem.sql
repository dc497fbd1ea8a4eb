-- The whole list of appointments and of cases is counted each time it is opened: by an index that holds nothing but the day, for those that
-- are there, which also serves a filter by days. Source: issue 12 (Speed); decision 093.

create index atendimentos_data on atendimentos (data) where situacao <> 'Excluído';
create index processos_juridicos_data on processos_juridicos (data_referencia) where situacao <> 'Excluído';
