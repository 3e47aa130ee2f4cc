import com.google.common.util.concurrent.FutureCallback;
import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.ListenableFuture;
import com.google.common.util.concurrent.MoreExecutors;
import com.google.common.util.concurrent.SettableFuture;
import com.google.firebase.rules.lang.CompileResult;
import com.google.firebase.rules.lang.FirebaseRulesProtoCompiler;
import com.google.firebase.rules.lang.common.FirebaseRulesLangOptions;
import com.google.firebase.rules.runtime.common.AsyncRuntimeFunction;
import com.google.firebase.rules.runtime.common.EvaluationException;
import com.google.firebase.rules.runtime.common.EvaluationResult;
import com.google.firebase.rules.runtime.evaluators.AuthRuleEvaluator.RuleContext;
import com.google.firebase.rules.runtime.impl.DefaultEvaluator;
import com.google.firebase.rules.runtime.v1.ExecutionRequest;
import com.google.firebase.rules.runtime.v1.ExecutionResponse;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.firebase.rules.runtime.v1.RulesetAst;
import com.google.firebase.rules.v1.File;
import com.google.firebase.rules.v1.Issue;
import com.google.firebase.rules.v1.Source;
import com.google.firebase.rules.v1.SourcePosition;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/**
 * Evaluates storage rules for the Storage emulator on the rules engine inside the Firestore
 * emulator's jar, for machines that cannot download the official runtime. Speaks that runtime's
 * protocol: one JSON object a line on stdin and stdout
 * (firebase-tools/lib/emulator/storage/rules/runtime.js).
 */
public final class StorageRulesRuntime {
  /** firebase-tools waits for a message with this id before it starts its server. */
  private static final int READY_ID = -1;

  private static final FirebaseRulesProtoCompiler COMPILER =
      FirebaseRulesProtoCompiler.createStandalone(
          FirebaseRulesLangOptions.builder()
              .allowCrossServiceRules(true)
              .allowTernaryOperator(true)
              .build());

  private static final Map<String, RulesetAst> RULESETS = new ConcurrentHashMap<>();
  private static final Map<Integer, Verification> UNDER_WAY = new ConcurrentHashMap<>();
  private static final PrintStream OUT =
      new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);

  public static void main(String[] arguments) throws Exception {
    System.setOut(System.err); // stdout carries nothing but the protocol
    JsonObject ready = new JsonObject();
    ready.addProperty("id", READY_ID);
    ready.addProperty("status", "ok");
    ready.addProperty("action", "");
    send(ready);
    BufferedReader in =
        new BufferedReader(
            new InputStreamReader(
                new FileInputStream(FileDescriptor.in), StandardCharsets.UTF_8));
    for (String line; (line = in.readLine()) != null; ) {
      if (line.isBlank()) continue;
      JsonObject request = JsonParser.parseString(line).getAsJsonObject();
      int id = request.get("id").getAsInt();
      try {
        handle(id, request);
      } catch (Exception e) {
        send(response(id, null, describe(e)));
      }
    }
    System.exit(0);
  }

  private static void handle(int id, JsonObject request) {
    String action = request.has("action") ? request.get("action").getAsString() : "";
    switch (action) {
      case "load_ruleset" -> loadRuleset(id, request.getAsJsonObject("context"));
      case "verify" -> {
        Verification verification = new Verification(id);
        UNDER_WAY.put(id, verification);
        verification.start(request.getAsJsonObject("context"));
      }
      case "" -> { // the answer to fetch_firestore_document
        Verification verification = UNDER_WAY.get(id);
        if (verification != null) verification.receiveDocument(request);
      }
      default -> send(response(id, null, "Unknown action " + action));
    }
  }

  private static void loadRuleset(int id, JsonObject context) {
    Source.Builder source = Source.newBuilder();
    for (JsonElement element : context.getAsJsonObject("source").getAsJsonArray("files")) {
      JsonObject file = element.getAsJsonObject();
      source.addFiles(
          File.newBuilder()
              .setName(file.get("name").getAsString())
              .setContent(file.get("content").getAsString()));
    }
    CompileResult compiled = COMPILER.compile(source);
    JsonArray errors = new JsonArray();
    JsonArray warnings = new JsonArray();
    for (Issue issue : compiled.getIssues()) {
      (issue.getSeverity() == Issue.Severity.ERROR ? errors : warnings).add(issueText(issue));
    }
    if (compiled.hasCompilationError() && errors.isEmpty()) errors.add("Compilation failed");
    JsonObject result = new JsonObject();
    if (errors.isEmpty()) {
      RulesetAst ruleset = compiled.getRulesetAst();
      RULESETS.put(context.get("rulesetName").getAsString(), ruleset);
      result.addProperty(
          "rulesVersion", ruleset.getVersion() == RulesetAst.Version.VERSION_2 ? 2 : 1);
    }
    JsonObject message = response(id, result, null);
    message.add("errors", errors);
    message.add("warnings", warnings);
    send(message);
  }

  /** firebase-tools parses this text again; the underscores belong to the names. */
  private static String issueText(Issue issue) {
    SourcePosition at = issue.getSourcePosition();
    JsonObject position = new JsonObject();
    position.addProperty("fileName_", at.getFileName());
    position.addProperty("line_", at.getLine());
    position.addProperty("column_", at.getColumn());
    JsonObject text = new JsonObject();
    text.addProperty("description_", issue.getDescription());
    text.add("sourcePosition_", position);
    return text.toString();
  }

  /** One verify request. Its look-ups share the request's id, so they are sent one at a time. */
  private static final class Verification {
    private record Lookup(String path, boolean exists, SettableFuture<ExecutionResponse> answer) {}

    private final int id;
    private final Queue<Lookup> lookups = new ArrayDeque<>();

    Verification(int id) {
      this.id = id;
    }

    void start(JsonObject context) {
      RulesetAst ruleset = RULESETS.get(context.get("rulesetName").getAsString());
      if (ruleset == null) {
        finish(false, "Ruleset not loaded");
        return;
      }
      RuleContext.Builder rule =
          RuleContext.builder()
              .service(context.get("service").getAsString())
              .path(context.get("path").getAsString())
              .method(context.get("method").getAsString());
      context
          .getAsJsonObject("variables")
          .entrySet()
          .forEach(
              (variable) ->
                  rule.supplyVariable(
                      variable.getKey(),
                      RuleValues.fromRequest(variable.getValue().getAsJsonObject())));
      rule.supplyFunction(function("firestore.get", (path) -> lookUp(path, false)));
      rule.supplyFunction(function("firestore.exists", (path) -> lookUp(path, true)));
      rule.supplyFunction(function("debug", Verification::debug));
      Futures.addCallback(
          new DefaultEvaluator(ruleset).evaluate(rule.build()),
          new FutureCallback<EvaluationResult>() {
            @Override
            public void onSuccess(EvaluationResult result) {
              finish(result.permit(), null);
            }

            /** An error in a condition denies, as in production. */
            @Override
            public void onFailure(Throwable error) {
              finish(false, describe(error));
            }
          },
          MoreExecutors.directExecutor());
    }

    private void finish(boolean permit, String error) {
      UNDER_WAY.remove(id);
      JsonObject result = new JsonObject();
      result.addProperty("permit", permit);
      send(response(id, result, error));
    }

    private static ListenableFuture<ExecutionResponse> debug(ExpressionValue value) {
      System.err.println("debug: " + value);
      return Futures.immediateFuture(answer(value));
    }

    private ListenableFuture<ExecutionResponse> lookUp(ExpressionValue path, boolean exists) {
      Lookup lookup = new Lookup(RuleValues.pathText(path), exists, SettableFuture.create());
      boolean isFirst;
      synchronized (lookups) {
        isFirst = lookups.isEmpty();
        lookups.add(lookup);
      }
      if (isFirst) sendNextLookup();
      return lookup.answer();
    }

    private void sendNextLookup() {
      Lookup next;
      synchronized (lookups) {
        next = lookups.peek();
      }
      if (next == null) return;
      JsonObject context = new JsonObject();
      context.addProperty("path", next.path());
      JsonObject message = new JsonObject();
      message.addProperty("id", id);
      message.addProperty("server_request_id", id);
      message.addProperty("action", "fetch_firestore_document");
      message.addProperty("status", "ok");
      message.add("context", context);
      send(message);
    }

    void receiveDocument(JsonObject reply) {
      Lookup done;
      synchronized (lookups) {
        done = lookups.poll();
      }
      if (done == null) return;
      boolean isFound = "ok".equals(reply.get("status").getAsString());
      if (done.exists()) {
        done.answer().set(answer(ExpressionValue.newBuilder().setBoolValue(isFound).build()));
      } else if (isFound) {
        done.answer().set(answer(RuleValues.fromDocument(reply.getAsJsonObject("result"))));
      } else {
        done.answer()
            .setException(
                new EvaluationException(
                    SourcePosition.getDefaultInstance(), "Document not found: " + done.path()));
      }
      sendNextLookup();
    }
  }

  private static AsyncRuntimeFunction function(
      String name, Function<ExpressionValue, ListenableFuture<ExecutionResponse>> run) {
    return new AsyncRuntimeFunction() {
      @Override
      public String name() {
        return name;
      }

      @Override
      public ListenableFuture<ExecutionResponse> execute(ExecutionRequest request) {
        return run.apply(request.getArguments(0));
      }
    };
  }

  private static ExecutionResponse answer(ExpressionValue value) {
    return ExecutionResponse.newBuilder().setValue(value).build();
  }

  private static JsonObject response(int id, JsonObject result, String error) {
    JsonArray errors = new JsonArray();
    if (error != null) errors.add(error);
    JsonObject message = new JsonObject();
    message.addProperty("id", id);
    message.addProperty("status", "ok");
    message.add("errors", errors);
    message.add("warnings", new JsonArray());
    if (result != null) message.add("result", result);
    return message;
  }

  private static synchronized void send(JsonObject message) {
    OUT.print(message + "\n");
    OUT.flush();
  }

  private static String describe(Throwable error) {
    return error.getMessage() == null ? error.toString() : error.getMessage();
  }
}
