/** Facebook's Graph API, as a page: one path, its answer. */
export interface GraphApi {
  /** @throws PlatformError */
  call(
    token: string,
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: object,
  ): Promise<unknown>
}
