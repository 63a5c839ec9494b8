// Asks who is signed in, and tells the page: the answer in parts, or null where none came.
// The limit is that of every reading (readingLimit).
self
  .fetch('/api/auth/user', { credentials: 'include', signal: self.AbortSignal.timeout(15000) })
  .then(function (answer) {
    return answer.text().then(function (body) {
      return { body: body, status: answer.status, headers: Array.from(answer.headers) };
    });
  })
  .catch(function () {
    return null;
  })
  .then(function (answer) {
    self.postMessage(answer);
    self.close();
  });
